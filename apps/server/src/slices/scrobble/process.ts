import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { mapping, namesShow } from '#slices/catalog/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { readBody } from './body.ts';
import { retryOfShow, type ClaimedDelivery } from './inbox/claim.ts';
import {
  NOTHING_KEPT,
  settleDelivery,
  type DeliverySummary,
  type Settlement,
} from './inbox/settle.ts';
import { MOST_BYTES } from './inbox/receive.ts';
import { foldedTitle, nameOfShow, placeOf } from './correction-range.ts';
import { learnedShow, learnShow, type LearnedShow } from './learned-shows.ts';
import type { Decoded, DecodedShow, PlaybackEvent } from './playback.ts';
import { keptPayload, keptText } from './private-field.ts';
import { recordAll } from './record.ts';
import { decide, type OpenSession, type RecordingOutcome } from './rules.ts';
import { decodePlayback } from './servers/index.ts';
import { closeSession, findSession, openSession } from './sessions.ts';

/** Decodes a delivery, decides, resolves, records and settles it, in the transaction that claimed it. */
export const processDelivery = async (
  app: App,
  tx: Tx,
  delivery: ClaimedDelivery,
): Promise<void> => {
  const settlement = await settle(app, tx, delivery);
  await settleDelivery(app, tx, delivery, settlement);
  if (settlement.outcome === 'to_be_asked') await ask(app, tx, delivery, settlement);
};

/** Tells the owner that a play waits for a word: one line for all that waits of a server. */
const ask = async (
  app: App,
  tx: Tx,
  { token }: ClaimedDelivery,
  { summary }: Settlement,
): Promise<void> => {
  const name = summary?.showTitle ?? summary?.title ?? '–';
  await giveNotice(app, tx, {
    userId: token.userId,
    kind: 'SCROBBLE_ASKED',
    subject: { id: token.id, name },
  });
};

const settle = async (app: App, tx: Tx, delivery: ClaimedDelivery): Promise<Settlement> => {
  const { decoded, kept } = await decodeDelivery(delivery);
  const settlement = await settlementOf(app, tx, { delivery, decoded });
  return { ...settlement, ...(kept && { kept }) };
};

/** What a delivery says, and what is kept of it once that is known. */
export const decodeDelivery = async ({
  kind,
  body,
  contentType,
}: Pick<ClaimedDelivery, 'kind' | 'body' | 'contentType'>): Promise<{
  decoded: Decoded;
  kept: Settlement['kept'];
}> => {
  const read = await readBody(body, contentType, { mostBytes: MOST_BYTES });
  if (read.outcome !== 'payload') {
    const text = Buffer.from(keptText(body));
    return { decoded: read, kept: { body: text, contentType: 'text/plain; charset=utf-8' } };
  }
  const text = keptPayload(read.payload);
  const kept =
    text === null ? NOTHING_KEPT : { body: Buffer.from(text), contentType: 'application/json' };
  return { decoded: decodePlayback(kind, read.payload), kept };
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
  const event = await withLearnedIds(app, tx, { tokenId: delivery.token.id, event: decoded.event });
  const { outcome, wasPlaying } = await decideIn(tx, { delivery, event });
  const summary = { ...summaryOf(event), wasPlaying };
  if (outcome !== 'record') return { outcome, summary };
  return recordAll(app, tx, { delivery, event, summary });
};

/** Remembers the ids of a show, and tries again what was told of it before and nobody could match. */
const learn = async (
  app: App,
  tx: Tx,
  { delivery, decoded }: { delivery: ClaimedDelivery; decoded: DecodedShow },
): Promise<Settlement> => {
  const { receivedAt, token } = delivery;
  const { showKey, title, ids } = decoded;
  await learnShow(tx, { tokenId: token.id, showKey }, { title, ids, at: receivedAt });
  await retryOfShow(app, tx, { tokenId: token.id, keys: [nameOfShow(showKey)] });
  return { outcome: 'learned_show', summary: null };
};

/**
 * The event with the ids its server told of the show by itself. Servers give keys of shows that are gone to others: under
 * another title than the show was told with, or has in the catalogue, its ids say nothing.
 */
export const withLearnedIds = async (
  app: App,
  tx: Tx,
  { tokenId, event }: { tokenId: string; event: PlaybackEvent },
): Promise<PlaybackEvent> => {
  const { showKey, showTitle, ids } = event;
  if (showKey === null || event.kind !== 'episode') return event;
  const learned = await learnedShow(tx, { tokenId, showKey });
  const isMeant = ({ kind, id, title }: LearnedShow): boolean => {
    if (showTitle === null) return true;
    const isSame = title !== null && foldedTitle(title) === foldedTitle(showTitle);
    return isSame || namesShow(app.get(mapping), { kind, id }, showTitle);
  };
  const news = learned.filter(
    (of) => !ids.some(({ kind, level }) => kind === of.kind && level === 'show') && isMeant(of),
  );
  const more = news.map(({ kind, id }) => ({ kind, id, level: 'show' as const }));
  return { ...event, ids: [...ids, ...more] };
};

interface Judged {
  outcome: RecordingOutcome;
  wasPlaying: boolean;
}

/** The decision. The first time, with the session it needs opened or closed; later, by what was known then. */
const decideIn = (
  tx: Tx,
  { delivery, event }: { delivery: ClaimedDelivery; event: PlaybackEvent },
): Judged | Promise<Judged> =>
  delivery.summary
    ? decideAgain(delivery, delivery.summary, event)
    : decideFirst(tx, delivery, event);

const decideAgain = (
  { token, receivedAt }: ClaimedDelivery,
  { isWatched, wasPlaying = false }: DeliverySummary,
  event: PlaybackEvent,
): Judged => {
  if (isWatched) return { outcome: 'record', wasPlaying };
  const session = wasPlaying ? { startedAt: receivedAt, isEarlyStop: false } : null;
  return { outcome: decide(event, session, token.settings).outcome, wasPlaying };
};

const decideFirst = async (
  tx: Tx,
  { token, receivedAt: startedAt }: ClaimedDelivery,
  event: PlaybackEvent,
): Promise<Judged> => {
  const key = { tokenId: token.id, sessionKey: event.sessionKey };
  const session: OpenSession | null = await findSession(tx, key, startedAt);
  const decision = decide(event, session, token.settings);
  if (decision.session === 'open') await openSession(tx, key, { startedAt, isEarlyStop: false });
  if (decision.session === 'await_play') {
    await openSession(tx, key, { startedAt, isEarlyStop: true });
  }
  if (decision.session === 'close') await closeSession(tx, key);
  return { outcome: decision.outcome, wasPlaying: session !== null && !session.isEarlyStop };
};

export const summaryOf = (event: PlaybackEvent): DeliverySummary => ({
  event: event.event,
  title: event.title,
  showTitle: event.showTitle,
  season: event.season,
  episode: event.episode,
  serverUser: event.serverUser?.title ?? event.serverUser?.id ?? null,
  isWatched: false,
  ratio: event.progress.ratio,
  showKeys: placeOf(event)?.keys ?? [],
  matches: [],
});

/** Of an event that means nothing here, its name is all that is told. */
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
