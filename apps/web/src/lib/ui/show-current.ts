/** Scrolls a row of links sideways to show the current one. */
export function showCurrent(row: HTMLElement): () => void {
  // The observer is told where things are once the page is laid out. To ask would lay it out at once, which blocks a phone.
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (seen?.rootBounds)
        row.scrollLeft += middle(seen.boundingClientRect) - middle(seen.rootBounds);
    },
    { root: row },
  );
  const at = row.querySelector('[aria-current]');
  if (at) observer.observe(at);
  return () => observer.disconnect();
}

const middle = ({ left, width }: DOMRectReadOnly): number => left + width / 2;
