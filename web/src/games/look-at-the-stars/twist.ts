// The wheel and two fingers turn the ghost by quarter turns.
export interface Twist {
  on: boolean;
  turn: (by: number) => void;
}

const WHEEL = 60;
const FINGERS = Math.PI / 4;

export function twist(node: HTMLElement, options: Twist) {
  let now = options;
  let rolled = 0;
  let angle: number | null = null;

  function wheel(event: WheelEvent): void {
    if (!now.on || event.ctrlKey) return;
    event.preventDefault();
    rolled += event.deltaY;
    if (Math.abs(rolled) < WHEEL) return;
    now.turn(Math.sign(rolled));
    rolled = 0;
  }

  const between = (touches: TouchList) =>
    Math.atan2(touches[1]!.clientY - touches[0]!.clientY, touches[1]!.clientX - touches[0]!.clientX);

  function touched(event: TouchEvent): void {
    if (!now.on || event.touches.length !== 2) {
      angle = null;
      return;
    }
    event.preventDefault();
    const held = between(event.touches);
    angle ??= held;
    const by = Math.atan2(Math.sin(held - angle), Math.cos(held - angle));
    if (Math.abs(by) < FINGERS) return;
    now.turn(Math.sign(by));
    angle = held;
  }

  node.addEventListener("wheel", wheel, { passive: false });
  for (const kind of ["touchstart", "touchmove", "touchend"] as const)
    node.addEventListener(kind, touched, { passive: false });
  return {
    update(changed: Twist) {
      now = changed;
    },
    destroy() {
      node.removeEventListener("wheel", wheel);
      for (const kind of ["touchstart", "touchmove", "touchend"] as const) node.removeEventListener(kind, touched);
    },
  };
}
