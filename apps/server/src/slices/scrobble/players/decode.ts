import { z } from 'zod';
import type { ExternalMediaId } from '#slices/mapping/index.ts';
import * as lenient from '../payload/lenient-field.ts';
import { unreadable, type Payload } from '../payload/payload.ts';
import type { ProgramKind } from '../pipeline/origin.ts';
import {
  TRACKER_SITES,
  type Decoded,
  type PlaybackEvent,
  type TrackerId,
} from '../pipeline/playback.ts';
import { because } from '../reasons.ts';

/**
 * What programs report: a film, an episode with its show or a chapter with its manga, and how far it was played. The form is that of players made for Trakt; the
 * browser extension adds chapters and the page where something is played or read.
 */

export const PLAYER_ACTIONS = ['start', 'pause', 'stop'] as const;
export type PlayerAction = (typeof PLAYER_ACTIONS)[number];

/** Players round, and report a little more than 100 % at the end of a file. */
const MOST_TOLD = 101;

const imdb = lenient.word.transform((id) => (id !== null && /^tt\d{5,10}$/u.test(id) ? id : null));
const ids = lenient.record({
  tmdb: lenient.externalId,
  tvdb: lenient.externalId,
  anilist: lenient.externalId,
  mal: lenient.externalId,
  kitsu: lenient.externalId,
  anidb: lenient.externalId,
  imdb,
});
const item = lenient.record({ title: lenient.text, year: lenient.number, ids });
const episode = lenient.record({
  title: lenient.text,
  season: lenient.seasonNumber,
  number: lenient.episodeNumber,
  number_abs: lenient.episodeNumber,
  airDate: lenient.date,
  ids,
});
const chapter = lenient.record({ title: lenient.text, number: lenient.chapterNumber });
/** The site of a page, and the names of the show and of the item there. */
const page = lenient.record({ site: lenient.word, show: lenient.text, item: lenient.text });

const countOf = (...items: unknown[]): number => items.filter((one) => one !== undefined).length;

export const playerMessage = z
  .object({
    movie: item.optional(),
    show: item.optional(),
    episode: episode.optional(),
    manga: item.optional(),
    chapter: chapter.optional(),
    page: page.optional(),
    progress: lenient.percent.pipe(
      z
        .number(because('PLAY_PROGRESS_NOT_A_NUMBER'))
        .min(0, because('PLAY_PROGRESS_TOO_LOW'))
        .max(MOST_TOLD, because('PLAY_PROGRESS_TOO_HIGH'))
        .transform((percent) => Math.min(percent, 100)),
    ),
  })
  .refine(({ movie, episode: one, chapter: read }) => countOf(movie, one, read) === 1, {
    error: because('PLAY_WITHOUT_WORK'),
  })
  .refine(({ chapter: read }) => read === undefined || read.number !== null, {
    error: because('CHAPTER_WITHOUT_NUMBER'),
    path: ['chapter', 'number'],
  });
export type PlayerMessage = z.infer<typeof playerMessage>;

const KINDS = ['tmdb', 'tvdb'] as const;

const idsOf = (
  of: z.infer<typeof ids> | undefined,
  level: ExternalMediaId['level'],
  more: Partial<ExternalMediaId> = {},
): ExternalMediaId[] =>
  KINDS.flatMap((kind) => {
    const id = of?.[kind] ?? null;
    return id === null ? [] : [{ kind, level, id, ...more }];
  });

/** Ids of the work itself: of a show, a film or a manga. */
const trackerIdsOf = (of: z.infer<typeof ids> | undefined): TrackerId[] =>
  TRACKER_SITES.flatMap((site) => {
    const id = of?.[site] ?? null;
    return id === null ? [] : [{ site, id, number: null }];
  });

type Item = Pick<
  PlaybackEvent,
  | 'kind'
  | 'title'
  | 'showTitle'
  | 'showYear'
  | 'season'
  | 'episode'
  | 'airDate'
  | 'ids'
  | 'showKey'
  | 'showGuid'
  | 'trackerIds'
  | 'chapter'
>;

/** The name of a show or an item that is the same for everybody who opens the page; null if the page does not tell. */
const nameOnPage = (of: PlayerMessage['page'], part: 'show' | 'item'): string | null => {
  const name = of?.[part] ?? null;
  return of?.site && name !== null ? `page:${of.site}/${name}`.slice(0, MOST_KEY) : null;
};

const chapterOf = ({ manga, chapter: read, page: at }: PlayerMessage): Item => {
  const trackerIds = trackerIdsOf(manga?.ids);
  const named = nameOnPage(at, 'show');
  return {
    kind: 'chapter',
    title: read?.title ?? null,
    showTitle: manga?.title ?? null,
    showYear: manga?.year ?? null,
    season: null,
    episode: null,
    chapter: read?.number ?? 0,
    airDate: null,
    ids: [],
    trackerIds,
    showKey: named ?? keyOfTracker(trackerIds),
    showGuid: null,
  };
};

const keyOfTracker = ([first]: readonly TrackerId[]): string | null =>
  first ? `${first.site}:${first.id}` : null;

const itemOf = (message: PlayerMessage): Item => {
  const { movie, show, episode: one, chapter: read, page: at } = message;
  if (read) return chapterOf(message);
  if (movie) {
    const { title, year: showYear } = movie;
    const film = { showTitle: null, season: null, episode: null, showKey: null, showGuid: null };
    const named = { ids: idsOf(movie.ids, 'movie'), trackerIds: trackerIdsOf(movie.ids) };
    return { kind: 'movie', title, showYear, airDate: null, ...named, ...film };
  }
  const absolute = one?.season === null && one.number === null ? one.number_abs : null;
  const shows = idsOf(show?.ids, 'show', absolute === null ? {} : { absolute: true });
  const trackerIds = trackerIdsOf(show?.ids);
  const named = shows[0] ? `${shows[0].kind}:${shows[0].id}` : nameOnPage(at, 'show');
  return {
    kind: 'episode',
    title: one?.title ?? null,
    showTitle: show?.title ?? null,
    showYear: show?.year ?? null,
    season: one?.season ?? null,
    episode: one?.number ?? absolute,
    airDate: one?.airDate ?? null,
    ids: [...idsOf(one?.ids, 'episode'), ...shows],
    trackerIds,
    showKey: named ?? keyOfTracker(trackerIds),
    showGuid: nameOnPage(at, 'show'),
  };
};

const MOST_KEY = 600;

/** What the messages about one item have in common. */
const sessionKeyOf = ({ kind, ids: of, season, episode: number, ...item }: Item): string => {
  const external = of.map(({ level, kind: site, id }) => `${level}:${site}:${id}`);
  // A program may send more of the others in a later message.
  const own = item.trackerIds.map(({ site, id }) => `${site}:${id}`).slice(0, 1);
  const named = external.length > 0 ? external : own;
  const title = named.length > 0 ? null : (item.showTitle ?? item.title);
  return JSON.stringify([kind, season, item.chapter ?? number, ...named, title]).slice(0, MOST_KEY);
};

/** A message of a program as an event. */
export const playerEvent = (
  originKind: ProgramKind,
  action: PlayerAction,
  message: PlayerMessage,
): PlaybackEvent => {
  const played = itemOf(message);
  return {
    ...played,
    originKind,
    event: action,
    serverUser: null,
    ownAccount: true,
    episodeEnd: null,
    progress: { ratio: message.progress / 100, positionMs: null, completed: null },
    runTimeMs: null,
    sessionKey: nameOnPage(message.page, 'item') ?? sessionKeyOf(played),
    library: null,
  };
};

const scalarsOf = (of: unknown): Payload =>
  Object.fromEntries(
    Object.entries(lenient.members.parse(of)).filter(([, value]) => typeof value !== 'object'),
  );

/** What is kept of a message for replays: where it was sent, and its items with all their ids. */
export const playerPayload = (action: PlayerAction, body: unknown): Payload => {
  const { progress, ...message } = lenient.members.parse(body);
  const items = (['movie', 'show', 'episode', 'manga', 'chapter'] as const).flatMap((name) => {
    const { ids: of, ...told } = lenient.members.parse(message[name]);
    return message[name] === undefined ? [] : [[name, { ...scalarsOf(told), ids: scalarsOf(of) }]];
  });
  const at = message['page'] === undefined ? {} : { page: scalarsOf(message['page']) };
  return { action, progress, ...Object.fromEntries(items), ...at };
};

const actionSchema = z.object({ action: z.enum(PLAYER_ACTIONS) });

/** Reads a message that was kept. */
export const decodePlayer = (originKind: ProgramKind, payload: Payload): Decoded => {
  const action = actionSchema.safeParse(payload);
  const message = playerMessage.safeParse(payload);
  if (!action.success || !message.success) return unreadable('no_event_name');
  return { outcome: 'playback', event: playerEvent(originKind, action.data.action, message.data) };
};
