/** In a row of links that is moved sideways, brings into sight the one of where somebody is. */
export function showCurrent(row: HTMLElement): void {
  const at = row.querySelector<HTMLElement>('[aria-current]');
  if (at) row.scrollLeft = at.offsetLeft - row.offsetLeft - (row.clientWidth - at.offsetWidth) / 2;
}
