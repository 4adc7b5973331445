import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { changeFeed, mapping, resolveAll, type MissOutcome } from '#slices/catalog/index.ts';
import { entriesOfWorks, recordPlay, type PlaySource } from '#slices/lists/index.ts';
import { readBody } from './body.ts';
import {
  settleDelivery,
  type ClaimedDelivery,
  type DeliveryOutcome,
  type DeliverySummary,
  type Settlement,
} from './inbox/claim.ts';
import type { Decoded, DecodedShow, PlaybackEvent } from './playback.ts';
import { MOST_BYTES } from './inbox/receive.ts';
import { decide } from './rules.ts';
import type { ServerKind } from './server-kind.ts';
import { decodePlayback } from './servers/index.ts';
import { learnedShow, learnShow } from './learned-shows.ts';
import { closeSession, findSession, openSession } from './sessions.ts';

const SOURCES: Record<ServerKind, PlaySource> = { server_a: 'PLEX', server_b: 'JELLYFIN' };

/** Decodes a delivery, decides, resolves, records and settles it, in the transaction that claimed it. */
export const processDelivery = async (
  app: App,
  tx: Tx,
  delivery: ClaimedDelivery,
): Promise<void> => {
  const settlement = await settlementOf(app, tx, { delivery, decoded: await decode(delivery) });
  await settleDelivery(app, tx, delivery, settlement);
};

const decode = async ({ kind, body, contentType }: ClaimedDelivery): Promise<Decoded> => {
  const read = await readBody(body, contentType, { mostBytes: MOST_BYTES });
  return read.outcome === 'payload' ? decodePlayback(kind, read.payload) : read;
};

interface Work {
  delivery: ClaimedDelivery;
  decoded: Decoded;
}

const settlementOf = async (app: App, tx: Tx, { delivery, decoded }: Work): Promise<Settlement> => {
  if (decoded.outcome === 'show') return learn(tx, delivery, decoded);
  if (decoded.outcome !== 'playback') return { outcome: decoded.outcome, summary: null };
  const event = await withLearnedIds(tx, delivery.token.id, decoded.event);
  const outcome = delivery.summary?.isWatched ? 'record' : await decideIn(tx, { delivery, event });
  const summary = summaryOf(event);
  if (outcome !== 'record') return { outcome, summary };
  return recordAll(app, tx, { delivery, event, summary });
};

const learn = async (
  tx: Tx,
  { token, receivedAt }: ClaimedDelivery,
  { showKey, ids }: DecodedShow,
): Promise<Settlement> => {
  await learnShow(tx, { tokenId: token.id, showKey }, { ids, at: receivedAt });
  return { outcome: 'learned_show', summary: null };
};

/** The event with the ids its server told of the show by itself. */
const withLearnedIds = async (
  tx: Tx,
  tokenId: string,
  event: PlaybackEvent,
): Promise<PlaybackEvent> => {
  const { showKey, ids } = event;
  if (showKey === null || event.kind !== 'episode') return event;
  const learned = await learnedShow(tx, { tokenId, showKey });
  const news = learned.filter(
    (of) => !ids.some(({ kind, level }) => kind === of.kind && level === 'show'),
  );
  return { ...event, ids: [...ids, ...news.map((of) => ({ ...of, level: 'show' as const }))] };
};

/** The decision, with the session it needs opened or closed. */
const decideIn = async (
  tx: Tx,
  { delivery, event }: { delivery: ClaimedDelivery; event: PlaybackEvent },
) => {
  const key = { tokenId: delivery.token.id, sessionKey: event.sessionKey };
  const { token, receivedAt: startedAt } = delivery;
  const session = await findSession(tx, key, startedAt);
  const decision = decide(event, session, token.settings);
  if (decision.session === 'open') await openSession(tx, key, { startedAt, isEarlyStop: false });
  if (decision.session === 'await_play') {
    await openSession(tx, key, { startedAt, isEarlyStop: true });
  }
  if (decision.session === 'close') await closeSession(tx, key);
  return decision.outcome;
};

const summaryOf = (event: PlaybackEvent): DeliverySummary => ({
  event: event.event,
  title: event.title,
  showTitle: event.showTitle,
  season: event.season,
  episode: event.episode,
  serverUser: event.serverUser?.title ?? event.serverUser?.id ?? null,
  isWatched: false,
  matches: [],
});

const recordAll = async (
  app: App,
  tx: Tx,
  {
    delivery,
    event,
    summary,
  }: { delivery: ClaimedDelivery; event: PlaybackEvent; summary: DeliverySummary },
): Promise<Settlement> => {
  // It waited for a mapping, which another process may have imported this very moment.
  if (delivery.summary) await app.get(changeFeed).catchUp();
  const today = delivery.receivedAt.toISOString().slice(0, 10);
  const resolutions = resolveAll(app.get(mapping), event, { today, trustAirDate: true });
  const outcomes = new Set<DeliveryOutcome>();
  const matches: DeliverySummary['matches'] = [];
  for (const resolution of resolutions) {
    if (resolution.outcome !== 'matched') {
      outcomes.add(resolution.outcome);
      continue;
    }
    const { animeId, episode, partial } = resolution;
    matches.push({ animeId, episode });
    const objection = await objectionOf(app, delivery.token, animeId);
    if (objection !== null) {
      outcomes.add(objection);
      continue;
    }
    const play = { userId: delivery.token.userId, animeId, episode, at: delivery.receivedAt };
    const source = SOURCES[delivery.kind];
    outcomes.add(partial ? 'partial' : await recordPlay(app, tx, { ...play, source }));
  }
  return { outcome: tellingOf(outcomes), summary: { ...summary, isWatched: true, matches } };
};

/** What its owner has against an anime being recorded without a word. */
const objectionOf = async (
  app: App,
  { userId, settings }: ClaimedDelivery['token'],
  animeId: string,
): Promise<'not_on_list' | 'to_be_asked' | null> => {
  if (!settings.onlyOnList && !settings.askFirst) return null;
  const entries = await entriesOfWorks(app, { userId, media: 'ANIME', reading: 'own' }, [animeId]);
  if (entries.has(animeId)) return null;
  return settings.onlyOnList ? 'not_on_list' : 'to_be_asked';
};

const MISSES: readonly MissOutcome[] = [
  'out_of_range',
  'ambiguous',
  'no_mapping',
  'no_external_id',
];

/** Of what became of the episodes of one file, what its owner is told. */
const tellingOf = (outcomes: ReadonlySet<DeliveryOutcome>): DeliveryOutcome => {
  const order: readonly DeliveryOutcome[] = [
    'recorded',
    'to_be_asked',
    'not_on_list',
    'duplicate',
    'partial',
    ...MISSES,
  ];
  return order.find((outcome) => outcomes.has(outcome)) ?? 'no_mapping';
};
