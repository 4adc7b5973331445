import type { MoreRows } from './own-list.ts';

/**
 * Reads a page of the list at an address.
 * @param after the end of the previous page; null reads the first.
 * @returns null if the server could not be reached or refused.
 */
export async function readRows(
  address: string,
  after: string | null,
  signal: AbortSignal,
): Promise<MoreRows | null> {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  if (after === null) parameters.delete('after');
  else parameters.set('after', after);
  try {
    const response = await fetch(`${path}/rows?${parameters}`, { signal });
    // The cast is safe, because the page and the endpoint have the same version.
    return response.ok ? ((await response.json()) as MoreRows) : null;
  } catch {
    return null;
  }
}
