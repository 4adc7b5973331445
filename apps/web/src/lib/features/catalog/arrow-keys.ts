import type { Attachment } from 'svelte/attachments';

/** Moves the focus through the `<summary>` elements of a list with the arrow keys, Home and End; `onleave` is the way out at the top. */
export function arrowKeys(onleave: () => void): Attachment<HTMLElement> {
  return (list) => {
    const onKey = (event: KeyboardEvent): void => {
      const stops = [...list.querySelectorAll('summary')];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = destination(event.key, at, stops.length);
      if (to === null) return;
      event.preventDefault();
      const stop = stops[to];
      if (stop) stop.focus();
      else if (to < 0) onleave();
    };
    list.addEventListener('keydown', onKey);
    return () => list.removeEventListener('keydown', onKey);
  };
}

/** The index a key leads to, possibly past either end; null when it leads nowhere. */
function destination(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
    case 'ArrowLeft':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return -1;
    default:
      return null;
  }
}
