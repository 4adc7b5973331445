import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { defineJob } from '#platform/jobs.ts';
import { lockWords } from '../../corrections/lock-words.ts';
import { decodeDelivery } from '../../inbox/decode.ts';
import { claimSettled, type ClaimedDelivery } from '../../inbox/claim.ts';
import { retryAtOthers } from '../../inbox/retry-at-others.ts';
import { processDelivery } from '../../inbox/process.ts';
import { withLearnedIds } from '../../pipeline/learned-ids.ts';
import { withdraw } from '../../pipeline/list.ts';
import { isAgreedOn, knownShowOf } from '../known-shows.ts';
import { isSharedKey } from '../rules/show-keys.ts';
import { placeInKnown } from '../suggest.ts';

const JOB = 'scrobble.withdraw-agreed';

/** Has what was recorded at others looked at again, because what an owner said of a show with these names was taken back. */
export const withdrawFromOthers = async (
  app: App,
  tx: Tx,
  names: readonly string[],
): Promise<void> => {
  const keys = names.filter(isSharedKey);
  if (keys.length > 0) await app.jobs.enqueue(tx, JOB, { keys });
};

/** A delivery that was recorded because of what others agreed on. */
interface AgreedDelivery {
  id: string;
  userId: string;
}

const IS_AGREED = sql<boolean>`outcome = 'recorded' and summary -> 'matches' -> 0 ->> 'by' = 'agreed'`;

const agreedDeliveries = async (app: App, keys: readonly string[]): Promise<AgreedDelivery[]> => {
  const { rows } = await sql<AgreedDelivery>`
    select inbox.id::text as id, token.user_id as "userId"
    from scrobble.inbox join scrobble.token on token.id = inbox.token_id
    where ${IS_AGREED} and summary -> 'showKeys' ?| ${[...keys]}::text[]
    order by inbox.id desc`.execute(app.db);
  return rows;
};

/** Whether the episode that was recorded is still the one that others, or its owner by now, say it is. */
const stillHolds = async (app: App, tx: Tx, delivery: ClaimedDelivery): Promise<boolean> => {
  const { origin, receivedAt, summary } = delivery;
  const { decoded } = await decodeDelivery(delivery);
  const [match] = summary?.matches ?? [];
  if (decoded.outcome !== 'playback' || !match || !('animeId' in match)) return true;
  const event = await withLearnedIds(app, tx, { origin, event: decoded.event });
  const known = await knownShowOf(app, tx, { origin, event });
  const today = receivedAt.toISOString().slice(0, 10);
  const place = known && placeInKnown(app, known, { event, step: 0, today });
  return place?.animeId === match.animeId && place.episode === match.episode;
};

/** Takes a play back that is owed to nobody's word any more, and lets it wait for its owner's. */
const lookAgain = async (app: App, tx: Tx, own: AgreedDelivery): Promise<void> => {
  await lockWords(tx, own.userId);
  const delivery = await claimSettled(tx, own);
  const isAgreed =
    delivery?.outcome === 'recorded' && delivery.summary?.matches[0]?.by === 'agreed';
  if (!delivery || !isAgreed || (await stillHolds(app, tx, delivery))) return;
  await withdraw(app, tx, delivery.origin, delivery);
  await processDelivery(app, tx, { ...delivery, batchId: null });
};

/** Tries again what waits because two agreed and two others contradicted them, once these no longer do. */
const retryAgreed = async (app: App, tx: Tx, keys: readonly string[]): Promise<void> => {
  if (await isAgreedOn(app, tx, keys)) await retryAtOthers(app, tx, { keys });
};

/** Looks at what was recorded at others in the last seven days because of a word that was taken back, and at what waits because of it. */
export const withdrawAgreed = defineJob({
  name: JOB,
  schema: z.object({ keys: z.array(z.string()) }),
  run: async (app, { keys }) => {
    for (const own of await agreedDeliveries(app, keys))
      await app.db.transaction().execute((tx) => lookAgain(app, tx, own));
    await app.db.transaction().execute((tx) => retryAgreed(app, tx, keys));
  },
});
