import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireAccount } from '#slices/access/index.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue } from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { listTokens, type WebhookToken } from '../../tokens/queries.ts';
import { MediaServerRef } from '../../tokens/graphql.ts';
import { readWaitingShows } from '../queries.ts';
import type { SuggestedShow, ToldPlay, WaitingShow } from '../rules/waiting.ts';
import { lastSaidAt } from '../words.ts';
import { SuggestedPlaceRef, SuggestionReasonEnum, USUAL_PLAYS } from './suggestion.ts';

/** A generous usual number, not the maximum, because costs are computed with usual numbers. */
const USUAL_SHOWS = 10;

/** The media server or player that something was reported by. */
export const serverOf = async (
  { tokenId }: { tokenId: string },
  _args: unknown,
  { app, caller }: RequestContext,
): Promise<WebhookToken | undefined> => {
  const tokens = await listTokens(app, requireAccount(caller, 'read:list'));
  return tokens.find(({ id }) => id === tokenId);
};

const SuggestedShowRef = builder.objectRef<SuggestedShow>('SuggestedShow').implement({
  extensions: { tier: 'public' },
  description: 'A work that a waiting show may be.',
  fields: (t) => ({
    anime: t.field({
      type: AnimeRef,
      description:
        'The first season of a show; null if it is a manga, or if the catalogue no longer has it.',
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'ANIME' ? app.get(catalogue).get(workId) : null,
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The manga; null if it is an anime, or if the catalogue no longer has it.',
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'MANGA' ? app.get(mangaCatalogue).get(workId) : null,
    }),
    reasons: t.expose('reasons', {
      type: [SuggestionReasonEnum],
      nullable: false,
      description: 'What speaks for it.',
    }),
    episodes: t.exposeInt('episodes', {
      nullable: false,
      description: 'How many of the waiting episodes or chapters would be recorded for sure.',
    }),
    places: t.expose('places', {
      type: [SuggestedPlaceRef],
      nullable: false,
      description: 'What each of `WaitingShow.plays` would be recorded as, in their order.',
      extensions: { listSize: USUAL_PLAYS },
    }),
  }),
});

const WaitingPlayRef = builder.objectRef<ToldPlay>('WaitingPlay').implement({
  extensions: { tier: 'public' },
  description: 'A waiting play, as its media server, player or page told it.',
  fields: (t) => ({
    season: t.exposeInt('season', {
      description: 'Number of the season; null if it was not sent.',
    }),
    episode: t.exposeInt('episode', {
      description: 'Number of the episode; null if it was not sent.',
    }),
    chapter: t.exposeFloat('chapter', {
      description: 'Number of the chapter; null for what is no chapter.',
    }),
    title: t.exposeString('title', {
      description: 'Title of the episode, film or chapter; null if it was not sent.',
    }),
  }),
});

const WaitingShowRef = builder.objectRef<WaitingShow>('WaitingShow').implement({
  extensions: { tier: 'public' },
  description:
    'A show or manga of a media server, a player or a page whose ids nobody knows. Its episodes or chapters wait for seven days until its owner confirms which work it is.',
  fields: (t) => ({
    deliveryId: t.exposeID('deliveryId', {
      nullable: false,
      description:
        '`Delivery.id` of its latest episode or chapter, for `confirmShow`, `ignoreDeliveryShow` and `ignoreDeliveryLibrary`.',
    }),
    mediaServer: t.field({
      type: MediaServerRef,
      description: 'The media server or player that reported it.',
      resolve: serverOf,
    }),
    title: t.exposeString('title', { nullable: false, description: 'The title on the server.' }),
    library: t.exposeString('library', {
      description: 'Library of the server; null if the server does not send it.',
    }),
    episodes: t.exposeInt('episodes', {
      nullable: false,
      description: 'How many of its episodes or chapters wait.',
    }),
    plays: t.expose('plays', {
      type: [WaitingPlayRef],
      nullable: false,
      description: 'What was told of them, each episode or chapter once, by season and number.',
      extensions: { listSize: USUAL_PLAYS },
    }),
    suggestions: t.expose('suggestions', {
      type: [SuggestedShowRef],
      nullable: false,
      description: 'What it may be, the likeliest first.',
      extensions: { listSize: 3 },
    }),
  }),
});

builder.objectField(ViewerRef, 'waitingShows', (t) =>
  t.field({
    type: [WaitingShowRef],
    nullable: true,
    description:
      'Shows and manga of the media servers, players and pages of the user that wait for their confirmation, the latest first. Needs the scope `read:list`.',
    extensions: { listSize: USUAL_SHOWS },
    resolve: (_viewer, _args, { app, caller }) =>
      readWaitingShows(app.db, requireAccount(caller, 'read:list')),
  }),
);

builder.objectField(ViewerRef, 'lastConfirmationAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When the user last said what something of their servers is, for `undoLastConfirmation`; null if nothing of it is left. Needs the scope `read:list`.',
    resolve: (_viewer, _args, { app, caller }) =>
      lastSaidAt(app.db, requireAccount(caller, 'read:list')),
  }),
);
