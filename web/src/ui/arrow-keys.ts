// Arrow keys move among the buttons of a group by where they lie; the group is one stop of the Tab key.
function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrowKeys(group: HTMLElement) {
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button:not([disabled], [inert])")];

  function settle(): void {
    const all = buttons();
    const active = document.activeElement as HTMLElement;
    const stop = all.includes(active)
      ? active
      : (all.find((each) => "can" in each.dataset) ?? all.find((each) => each.tabIndex === 0) ?? all[0]);
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  }

  function moved(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const here = document.activeElement;
    if (!way || !here || event.altKey || event.ctrlKey || event.metaKey || !group.contains(here)) return;
    const [x, y] = centre(here);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const each of buttons()) {
      const [ex, ey] = centre(each);
      const along = (ex - x) * way[0] + (ey - y) * way[1];
      const across = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
      if (along > 2 && along + 2 * across < least) [best, least] = [each, along + 2 * across];
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-can"] });
  group.addEventListener("keydown", moved);
  group.addEventListener("focusin", settle);
  group.addEventListener("focusout", settle); // coming back, the focus goes to a button that can be used, not to where it was
  settle();
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener("keydown", moved);
      group.removeEventListener("focusin", settle);
      group.removeEventListener("focusout", settle);
    },
  };
}
