import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { nameOfShow } from '../corrections/rules/place.ts';
import { keyOfGuid } from '../shows/rules/show-keys.ts';
import { learnShow } from '../corrections/learned-shows.ts';
import type { DeliverySummary, Settlement } from '../pipeline/outcome.ts';
import type { Decoded, DecodedShow } from '../pipeline/playback.ts';
import { watched } from '../pipeline/watched.ts';
import type { ServerKind } from '../servers/kind.ts';
import { ask } from './asked.ts';
import { retryOfShow, type ClaimedDelivery } from './claim.ts';
import { decodeDelivery } from './decode.ts';
import { settleDelivery } from './settle.ts';

/** Decodes a delivery, decides, resolves, records and settles it, in the transaction that claimed it. */
export const processDelivery = async (
  app: App,
  tx: Tx,
  delivery: ClaimedDelivery,
): Promise<void> => {
  const { decoded, kept, sentAs } = await decodeDelivery(delivery);
  const settlement = withSender(await settlementOf(app, tx, { delivery, decoded }), sentAs);
  await settleDelivery(app, tx, delivery, { ...settlement, ...(kept && { kept }) });
  await ask(app, tx, delivery.origin, settlement);
};

/** What became of a delivery, with the kind of server whose words it is in, if that is another than its address is for. */
const withSender = (settlement: Settlement, sentAs: ServerKind | null): Settlement => {
  const { summary } = settlement;
  return sentAs && summary ? { ...settlement, summary: { ...summary, sentAs } } : settlement;
};

interface Work {
  delivery: ClaimedDelivery;
  decoded: Decoded;
}

const settlementOf = async (app: App, tx: Tx, { delivery, decoded }: Work): Promise<Settlement> => {
  if (decoded.outcome === 'show') return learn(app, tx, { delivery, decoded });
  if (decoded.outcome === 'ignored_event') {
    return { outcome: 'ignored_event', summary: namedOnly(decoded.event) };
  }
  if (decoded.outcome !== 'playback') return { outcome: decoded.outcome, summary: null };
  const { receivedAt: at } = delivery;
  return watched(app, tx, { ...delivery, at, event: decoded.event });
};

/** Remembers the ids of a show, and tries its unmatched deliveries again. */
const learn = async (
  app: App,
  tx: Tx,
  { delivery, decoded }: { delivery: ClaimedDelivery; decoded: DecodedShow },
): Promise<Settlement> => {
  const { receivedAt: at, origin } = delivery;
  const { showKey, showGuid, title, ids } = decoded;
  const guidKey = showGuid === null ? null : keyOfGuid(showGuid);
  for (const key of [showKey, guidKey]) {
    if (key !== null) await learnShow(tx, { tokenId: origin.id, showKey: key }, { title, ids, at });
  }
  await retryOfShow(app, tx, { tokenId: origin.id, keys: [nameOfShow(showKey)] });
  return { outcome: 'learned_show', summary: null };
};

/** For an event without meaning here, only its name is kept. */
const namedOnly = (event: string): DeliverySummary => ({
  event,
  title: null,
  showTitle: null,
  season: null,
  episode: null,
  serverUser: null,
  isWatched: false,
  matches: [],
});
