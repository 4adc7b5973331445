import type { MoreRows } from './own-list.ts';

/**
 * Reads a page of the list at an address.
 * @param after where the page before it ended; null reads the first.
 * @returns null where the server could not be reached, or refused.
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
    // The endpoint vouches for the shape: page and server run the same version.
    return response.ok ? ((await response.json()) as MoreRows) : null;
  } catch {
    return null;
  }
}
