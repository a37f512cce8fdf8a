// Where the closer look at a deck lies: beside the observatory, so that no other deck is hidden.
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WIDEST = 330;
const NARROWEST = 170;
const GAP = 8;

export function beside(
  sky: Box,
  deck: Box,
  high: number,
  window: { w: number; h: number },
): { left: number; top: number; width: number } {
  const room = { left: sky.left - 2 * GAP, right: window.w - sky.right - 2 * GAP };
  const level = Math.max(GAP, Math.min(window.h - high - GAP, deck.top));
  if (room.left >= NARROWEST) {
    const width = Math.min(WIDEST, room.left);
    return { left: sky.left - GAP - width, top: level, width };
  }
  if (room.right >= NARROWEST) return { left: sky.right + GAP, top: level, width: Math.min(WIDEST, room.right) };
  // No room at the sides: beneath, as far as the window goes.
  const left = Math.max(GAP, Math.min(window.w - WIDEST - GAP, deck.left));
  return { left, top: Math.max(deck.bottom + GAP, Math.min(sky.bottom + GAP, window.h - high - GAP)), width: WIDEST };
}
