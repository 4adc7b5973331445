/** Scrolls a row of links sideways to show the current one. */
export function showCurrent(row: HTMLElement): void {
  const at = row.querySelector<HTMLElement>('[aria-current]');
  if (at) row.scrollLeft = at.offsetLeft - row.offsetLeft - (row.clientWidth - at.offsetWidth) / 2;
}
