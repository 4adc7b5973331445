import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Program } from '#slices/access/index.ts';
import type { Payload } from '../payload/payload.ts';
import type { Settlement } from '../pipeline/outcome.ts';
import type { ProgramKind } from '../pipeline/origin.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { watched } from '../pipeline/watched.ts';
import { programOrigin } from '../tokens/programs.ts';
import { ask } from './asked.ts';
import { keptOf } from './decode.ts';
import { settleDelivery } from './settle.ts';

/** A program's message, in its own words and in ours. */
export interface Report {
  userId: string;
  kind: ProgramKind;
  program: Program;
  event: PlaybackEvent;
  /** When it was played, if that was not now. */
  at?: Date | undefined;
  /** What is kept for the log, and read again when it is replayed. */
  payload: Payload;
}

/**
 * Processes a program's message at once, and logs it as a delivery, so that it can be replayed, corrected and undone. For programs that
 * wait for the outcome.
 * @returns the id of the delivery, and what became of it
 */
export const reportPlayback = async (
  app: App,
  tx: Tx,
  report: Report,
): Promise<{ id: number; settlement: Settlement }> => {
  const { tokenHash, ...origin } = await programOrigin(app, tx, report);
  const at = report.at ?? app.clock.now();
  const { event, payload } = report;
  const settlement = await watched(app, tx, { origin, at, event, summary: null, batchId: null });
  const { body, contentType } = keptOf(payload);
  const { id } = await tx
    .insertInto('scrobble.inbox')
    .values({
      kind: origin.kind,
      token_hash: tokenHash,
      received_at: at,
      content_type: contentType,
      body,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await settleDelivery(app, tx, { id, receivedAt: at, origin }, settlement);
  await ask(app, tx, origin, settlement);
  return { id, settlement };
};
