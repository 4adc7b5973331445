import type { Tx } from '#platform/database/index.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { programOf, requireAccount } from '#slices/access/index.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { ACT, OWN } from '../corrections/graphql/delivery-act.ts';
import { DeliveryRef, MatchRef } from '../inbox/graphql/delivery.ts';
import { findDelivery } from '../inbox/queries.ts';
import { matchPlayback, reportOnce } from '../inbox/report.ts';
import type { ProgramKind } from '../pipeline/origin.ts';
import { TRACKER_SITES } from '../pipeline/playback.ts';
import { reasons } from '../reasons.ts';
import { playerEvent, playerMessage, playerPayload, type PlayerAction } from './decode.ts';
import { playedAt } from './rules.ts';

const ScrobbleActionEnum = builder.enumType('ScrobbleAction', {
  description: 'What a program reports.',
  values: valuesOf<PlayerAction>({
    start: 'Playback begins or goes on.',
    pause: 'Playback is paused.',
    stop: 'Playback ends. From 80 % on, or what the owner chose, it is recorded; a chapter from 90 %.',
  }),
});

const NAMES = {
  title: 'In any language.',
  year: 'The year in which it began or came out.',
  tmdb: 'Its id at TMDB.',
  tvdb: 'Its id at TVDB.',
} as const;

const OF_WORK = 'It counts if those of TMDB and TVDB name no anime.';

const ScrobbleWorkInput = builder.inputType('ScrobbleWork', {
  description: 'A show, a film or a manga, as the program knows it.',
  fields: (t) => ({
    title: t.string({ description: NAMES.title }),
    year: t.int({ description: NAMES.year }),
    tmdb: t.int({ description: NAMES.tmdb }),
    tvdb: t.int({ description: NAMES.tvdb }),
    anilist: t.int({ description: `Its id at AniList. ${OF_WORK}` }),
    mal: t.int({ description: `Its id at MyAnimeList. ${OF_WORK}` }),
    kitsu: t.int({ description: `Its id at Kitsu. ${OF_WORK}` }),
    anidb: t.int({ description: `Its id at AniDB. ${OF_WORK}` }),
    imdb: t.string({
      description: 'Its id at IMDb, such as `tt22248376`. It counts if only one anime has it.',
    }),
  }),
});

const ScrobbleEpisodeInput = builder.inputType('ScrobbleEpisode', {
  description: 'An episode, as the program knows it.',
  fields: (t) => ({
    season: t.int({ description: 'Its season; 0 for specials.' }),
    number: t.int({ description: 'Its number in the season.' }),
    title: t.string({ description: NAMES.title }),
    airDate: t.string({ description: 'The day on which it aired, such as `2026-11-27`.' }),
    tmdb: t.int({ description: NAMES.tmdb }),
    tvdb: t.int({ description: NAMES.tvdb }),
  }),
});

const ScrobbleChapterInput = builder.inputType('ScrobbleChapter', {
  description: 'A chapter, as the program knows it.',
  fields: (t) => ({
    number: t.float({ required: true, description: 'Its number, such as 10.5.' }),
    title: t.string({ description: NAMES.title }),
  }),
});

const ScrobblePageInput = builder.inputType('ScrobblePage', {
  description:
    'The page where it is played or read. What an owner says once about a show or manga of a site holds for all its episodes or chapters.',
  fields: (t) => ({
    site: t.string({ required: true, description: 'The site, such as `crunchyroll`.' }),
    show: t.string({ description: 'What the site calls the show or manga in its addresses.' }),
    item: t.string({ description: 'What the site calls the episode, the film or the chapter.' }),
  }),
});

const ScrobbleInput = builder.inputType('ScrobbleInput', {
  description:
    'What was played or read: a movie, an episode with its show, or a chapter with its manga.',
  fields: (t) => ({
    action: t.field({ type: ScrobbleActionEnum, required: true, description: 'What happened.' }),
    progress: t.float({
      required: true,
      description: 'How far it was played or read, 0 to 100 percent.',
    }),
    playedAt: t.field({
      type: 'DateTime',
      description: 'When, if it could not be sent at once: at most 7 days ago. Now unless given.',
    }),
    show: t.field({ type: ScrobbleWorkInput, description: 'The show of the episode.' }),
    episode: t.field({
      type: ScrobbleEpisodeInput,
      description: 'The episode, unless a film was played or a chapter was read.',
    }),
    movie: t.field({ type: ScrobbleWorkInput, description: 'The film, instead of an episode.' }),
    manga: t.field({ type: ScrobbleWorkInput, description: 'The manga of the chapter.' }),
    chapter: t.field({
      type: ScrobbleChapterInput,
      description: 'The chapter, if one was read.',
    }),
    page: t.field({
      type: ScrobblePageInput,
      description: 'The page where it is played or read.',
    }),
    key: t.string({
      description:
        'What the program calls this message, the same in all attempts to send it: a key that was used before gets the first delivery.',
    }),
  }),
});

/** What of an item is an id. */
const ID_NAMES: ReadonlySet<string> = new Set(['tmdb', 'tvdb', ...TRACKER_SITES]);

/** An item in the form that players send. */
const withIds = (sent: object): object => {
  const isId = ([name]: [string, unknown]): boolean => ID_NAMES.has(name);
  const told = Object.entries(sent);
  const rest = told.filter((one) => !isId(one));
  return { ...Object.fromEntries(rest), ids: Object.fromEntries(told.filter(isId)) };
};

/** What was sent, in the form that players send to `/scrobble/stop`. */
const bodyOf = ({
  show,
  episode,
  movie,
  manga,
  chapter,
  page,
  progress,
}: typeof ScrobbleInput.$inferInput): object => ({
  ...(show && { show: withIds(show) }),
  ...(episode && { episode: withIds(episode) }),
  ...(movie && { movie: withIds(movie) }),
  ...(manga && { manga: withIds(manga) }),
  ...(chapter && { chapter }),
  ...(page && { page }),
  progress,
});

type Sent = typeof ScrobbleInput.$inferInput;

/** What was sent, read as a message of the caller's program. @throws Refusal */
const messageOf = async ({ app, caller }: RequestContext, { action, ...input }: Sent) => {
  const userId = requireAccount(caller, 'write:list');
  const body = bodyOf({ action, ...input });
  const message = parseInput(playerMessage, body, reasons);
  const kind: ProgramKind = caller.client?.kind === 'extension' ? 'extension' : 'player';
  const program = await programOf(app.db, caller);
  return { userId, kind, program, event: playerEvent(kind, action, message), body };
};

builder.mutationField('scrobble', (t) =>
  t.field({
    type: DeliveryRef,
    nullable: true,
    description: `Reports what is played or read, and records it if it was watched or read to its end. For the browser extension and other programs; send \`stop\` again if no response came: the same viewing is recorded once. The result is in the log of the program, where it can be corrected and undone. ${OWN}`,
    extensions: ACT,
    args: {
      input: t.arg({ type: ScrobbleInput, required: true, description: 'What is played or read.' }),
    },
    resolve: async (_root, { input }, context) => {
      const { app } = context;
      const { body, ...message } = await messageOf(context, input);
      const report = {
        ...message,
        at: playedAt(input.playedAt, app.clock.now()),
        payload: playerPayload(input.action, body),
      };
      // Without a key, every message is a new one.
      const key = input.key ?? app.ids.next();
      const work = (tx: Tx) => reportOnce(app, tx, { ...report, key });
      const id = await app.db.transaction().execute(work);
      return findDelivery(app.db, { id: String(id), userId: message.userId });
    },
  }),
);

builder.mutationField('matchScrobble', (t) =>
  t.field({
    type: [MatchRef],
    nullable: true,
    description: `To which episodes or chapter a play would be matched, with the corrections of the owner. It records nothing, and tells a program what to show while it plays. ${OWN}`,
    extensions: ACT,
    args: {
      input: t.arg({ type: ScrobbleInput, required: true, description: 'What is played or read.' }),
    },
    resolve: async (_root, { input }, context) => {
      const { app } = context;
      const { body: _body, ...message } = await messageOf(context, input);
      return app.db.transaction().execute((tx) => matchPlayback(app, tx, message));
    },
  }),
);
