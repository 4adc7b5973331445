import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { hashCredential } from '#platform/credential.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { Settlement } from '../pipeline/outcome.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { watched } from '../pipeline/watched.ts';
import { refusal } from '../reasons.ts';
import { TOKEN_PREFIX, type ServerKind } from '../servers/kind.ts';
import { showChains } from '../shows/chain.ts';
import { originOf } from '../tokens/queries.ts';
import { decodeDelivery } from './decode.ts';

/** A body as a server sent it, or as the log keeps it. */
export interface TriedBody {
  /** The webhook token. */
  token: string;
  body: Buffer;
  contentType: string;
}

/** What a body would do. */
export interface Tried {
  outcome: Settlement['outcome'];
  /** Why nothing could be read of it; null if something could. */
  unreadable: string | null;
  /** The kind of server whose words it is in, if that is another than the token is for. */
  sentAs: ServerKind | null;
  /** What was understood of it; null if it is not about a playback. */
  event: PlaybackEvent | null;
  summary: Settlement['summary'];
}

const originOfToken = async (app: App, token: string): Promise<Origin> => {
  const origin = await originOf(app.db, sql<boolean>`token_hash = ${hashCredential(token)}`);
  if (!origin) throw refusal('NOT_FOUND', 'TOKEN_UNKNOWN', { prefix: TOKEN_PREFIX });
  return origin;
};

/** Ends a transaction without keeping anything of it. */
class NothingKept extends Error {
  override readonly name = 'NothingKept';
}

/** Processes an event as the worker would, and keeps nothing of it. */
const settlementOf = async (
  app: App,
  origin: Origin,
  event: PlaybackEvent,
): Promise<Settlement | undefined> => {
  let settlement: Settlement | undefined;
  const told = { origin, at: app.clock.now(), event, summary: null, batchId: null };
  try {
    await app.db.transaction().execute(async (tx) => {
      settlement = await watched(app, tx, told);
      throw new NothingKept();
    });
  } catch (error) {
    if (!(error instanceof NothingKept)) throw error;
  }
  return settlement;
};

/**
 * What a body would do if a media server sent it now, without recording anything.
 * @throws Refusal `NOT_FOUND` for a token that nobody has
 */
export const tryDelivery = async (
  app: App,
  { token, body, contentType }: TriedBody,
): Promise<Tried> => {
  await app.open(catalogue);
  await app.open(mapping);
  await app.open(showChains);
  const origin = await originOfToken(app, token);
  const { decoded, sentAs } = await decodeDelivery({ origin, body, contentType });
  const nothing = { unreadable: null, sentAs, event: null, summary: null };
  if (decoded.outcome === 'unreadable') {
    return { ...nothing, outcome: 'unreadable', unreadable: decoded.reason };
  }
  if (decoded.outcome === 'show') return { ...nothing, outcome: 'learned_show' };
  if (decoded.outcome === 'ignored_event') return { ...nothing, outcome: 'ignored_event' };
  const settlement = await settlementOf(app, origin, decoded.event);
  const { outcome = 'failed', summary = null } = settlement ?? {};
  return { ...nothing, outcome, event: decoded.event, summary };
};
