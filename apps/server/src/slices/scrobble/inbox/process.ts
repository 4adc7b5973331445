import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { mapping, namesShow } from '#slices/mapping/index.ts';
import { readBody } from '../payload/body.ts';
import { retryOfShow, type ClaimedDelivery } from './claim.ts';
import { NOTHING_KEPT, settleDelivery, type DeliverySummary, type Settlement } from './settle.ts';
import { MOST_BYTES } from './receive.ts';
import { foldedTitle, nameOfShow, placeOf } from '../corrections/rules/place.ts';
import { ignoredShowOf } from '../corrections/ignored-show.ts';
import { learnedShow, learnShow, type LearnedShow } from '../corrections/learned-shows.ts';
import type { Decoded, DecodedShow, PlaybackEvent } from '../pipeline/playback.ts';
import { keptPayload, keptText } from '../payload/private-field.ts';
import { recordAll } from '../pipeline/record.ts';
import { decide, withRunTime, type RecordingOutcome } from '../pipeline/rules/decide.ts';
import { decodePlayback } from '../servers/index.ts';
import { findViewing, keepViewing } from '../pipeline/viewings.ts';

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
  const told = await withLearnedIds(app, tx, { tokenId: delivery.token.id, event: decoded.event });
  const { outcome, event } = await decideIn(tx, { delivery, event: told });
  const summary = { ...summaryOf(event), isRepeat: outcome === 'duplicate' };
  if (outcome !== 'record') return { outcome, summary };
  const ignoredShowId = await ignoredShowOf(tx, delivery.token.id, event);
  if (ignoredShowId !== null) {
    return { outcome: 'ignored_show', summary: { ...summary, isWatched: true, ignoredShowId } };
  }
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
  /** What was told, completed by what earlier messages of the viewing told. */
  event: PlaybackEvent;
}

/** The decision. The first time, with what the item has come to so far; later, by what was known then. */
const decideIn = (
  tx: Tx,
  { delivery, event }: { delivery: ClaimedDelivery; event: PlaybackEvent },
): Judged | Promise<Judged> =>
  delivery.summary
    ? decideAgain(delivery, delivery.summary, event)
    : decideFirst(tx, delivery, event);

const decideAgain = (
  { token, receivedAt: at }: ClaimedDelivery,
  { isWatched, isRepeat, ratio = null }: DeliverySummary,
  told: PlaybackEvent,
): Judged => {
  const event = { ...told, progress: { ...told.progress, ratio: told.progress.ratio ?? ratio } };
  if (isWatched) return { outcome: 'record', event };
  if (isRepeat) return { outcome: 'duplicate', event };
  const { outcome } = decide(event, { viewing: null, at, options: token.settings });
  return { outcome, event };
};

const decideFirst = async (
  tx: Tx,
  { token, receivedAt: at }: ClaimedDelivery,
  told: PlaybackEvent,
): Promise<Judged> => {
  const key = { tokenId: token.id, sessionKey: told.sessionKey };
  const viewing = await findViewing(tx, key);
  const decision = decide(told, { viewing, at, options: token.settings });
  if (decision.viewing) await keepViewing(tx, key, decision.viewing);
  return { outcome: decision.outcome, event: withRunTime(told, viewing) };
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
