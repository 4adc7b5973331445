import type { RequestEvent } from '@sveltejs/kit';
import { inProcess } from '#lib/server/in-process.server.ts';
import type { MadePage } from '#lib/server/made-page.server.ts';

/** Makes a page when it is this visitor's turn, because few are made at once. Without a turn, a page says when to try again. */
export async function inTurn(
  event: RequestEvent,
  make: () => Promise<MadePage>,
): Promise<MadePage> {
  const asked = performance.now();
  const turn = await inProcess(event).turn?.();
  event.locals.reading.turnMs = performance.now() - asked;
  if (!turn) return make();
  if ('busy' in turn) {
    const { status, headers, html } = turn.busy;
    return { status, headers: new Headers(headers), body: html };
  }
  try {
    return await make();
  } finally {
    turn.end();
  }
}
