import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { rememberShow } from '../corrections/remember-show.ts';
import { askAboutShow } from '../library/ask-show.ts';
import type { DeliverySummary, Settlement } from '../pipeline/outcome.ts';
import type { Decoded, DecodedShow } from '../pipeline/playback.ts';
import { watched } from '../pipeline/watched.ts';
import type { ServerKind } from '../servers/kind.ts';
import { ask } from './asked.ts';
import type { ClaimedDelivery } from './claim.ts';
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
  if (decoded.outcome === 'playback') {
    const { outcome } = settlement;
    await askAboutShow(app, tx, { tokenId: delivery.origin.id, event: decoded.event, outcome });
  }
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
  if (decoded.outcome === 'show') return learn(app, tx, { delivery, show: decoded });
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
  { delivery, show }: { delivery: ClaimedDelivery; show: DecodedShow },
): Promise<Settlement> => {
  await rememberShow(app, tx, { tokenId: delivery.origin.id, at: delivery.receivedAt, show });
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
