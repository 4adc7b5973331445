import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { lockByName, type Tx } from '#platform/database/index.ts';
import type { Program } from '#slices/access/index.ts';
import type { Payload } from '../payload/payload.ts';
import { ignoredShowOf } from '../corrections/ignored-show.ts';
import { shareWords } from '../corrections/lock-words.ts';
import { withLearnedIds } from '../pipeline/learned-ids.ts';
import type { DeliveryMatch, Settlement } from '../pipeline/outcome.ts';
import { findUnits } from '../pipeline/resolve.ts';
import type { ProgramKind } from '../pipeline/origin.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { watched } from '../pipeline/watched.ts';
import { programOrigin, type ProgramOrigin } from '../tokens/programs.ts';
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

/** What became of a message. */
export interface Reported {
  id: number;
  settlement: Settlement;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The delivery of an earlier attempt to send a message. Attempts that come at once wait for each other. */
const earlier = async (
  tx: Tx,
  { tokenHash, id }: ProgramOrigin,
  keyHash: Buffer,
): Promise<number | undefined> => {
  await lockByName(tx, `scrobble/${id}/${keyHash.toString('hex')}`);
  const known = await tx
    .selectFrom('scrobble.inbox')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return known?.id;
};

/**
 * Processes a program's message at once, and logs it as a delivery, so that it can be replayed, corrected and undone. For programs that
 * wait for the outcome.
 * @returns the id of the delivery, and what became of it
 */
export const reportPlayback = async (app: App, tx: Tx, report: Report): Promise<Reported> => {
  await shareWords(tx, report.userId);
  return handle(app, tx, { report, origin: await programOrigin(app, tx, report), keyHash: null });
};

/**
 * The same for a message that the program may have sent before, under a key of its own: then nothing is processed again.
 * @returns the id of the delivery of the first attempt
 */
export const reportOnce = async (
  app: App,
  tx: Tx,
  { key, ...report }: Report & { key: string },
): Promise<number> => {
  await shareWords(tx, report.userId);
  const origin = await programOrigin(app, tx, report);
  const keyHash = hashOf(key);
  const known = await earlier(tx, origin, keyHash);
  return known ?? (await handle(app, tx, { report, origin, keyHash })).id;
};

interface Work {
  report: Report;
  origin: ProgramOrigin;
  keyHash: Buffer | null;
}

const handle = async (
  app: App,
  tx: Tx,
  { report, origin: { tokenHash, ...origin }, keyHash }: Work,
): Promise<Reported> => {
  const at = report.at ?? app.clock.now();
  const { event, payload } = report;
  const settlement = await watched(app, tx, { origin, at, event, summary: null, batchId: null });
  const { body, contentType } = keptOf(payload);
  const { id } = await tx
    .insertInto('scrobble.inbox')
    .values({
      kind: origin.kind,
      token_hash: tokenHash,
      key_hash: keyHash,
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

/** To what a message would be matched, by the one resolver, if the program sent that it was watched. Records nothing. */
export const matchPlayback = async (
  app: App,
  tx: Tx,
  report: Omit<Report, 'payload'>,
): Promise<DeliveryMatch[]> => {
  const origin = await programOrigin(app, tx, report);
  const event = await withLearnedIds(app, tx, { origin, event: report.event });
  if ((await ignoredShowOf(tx, origin.id, event)) !== null) return [];
  const found = await findUnits(app, tx, { origin, at: app.clock.now(), event });
  return found.flatMap((one) => (one.outcome === 'matched' ? one.match : []));
};
