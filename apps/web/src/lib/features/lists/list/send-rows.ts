import { deserialize } from '$app/forms';
import type { FormResult } from '#lib/form/result.ts';
import type { RowsOutcome } from './list-row.ts';

/** The server's response to a form about rows. */
export interface RowsAnswer {
  readonly isDone: boolean;
  /** Null if it could not be reached. */
  readonly message: string | null;
  readonly outcome: RowsOutcome | null;
}

const UNREACHED: RowsAnswer = { isDone: false, message: null, outcome: null };

/** Sends a form of the page of a list, as the browser would without scripts, and reads its result. */
export async function sendRows(
  action: string,
  fields: Readonly<Record<string, string>>,
  rows: readonly string[],
): Promise<RowsAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const row of rows) body.append('rows', row);
  try {
    const headers = { accept: 'application/json', 'x-sveltekit-action': 'true' };
    // The request arrives even if the page is left meanwhile.
    const response = await fetch(action, { method: 'POST', headers, body, keepalive: true });
    const result = deserialize(await response.text());
    if (result.type !== 'success' && result.type !== 'failure') return UNREACHED;
    // The cast is safe, because the page and the action have the same version.
    const { isDone, message, outcome = null } = result.data as unknown as FormResult<RowsOutcome>;
    return { isDone, message, outcome };
  } catch {
    return UNREACHED;
  }
}
