import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { AnimeRef, catalogue } from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { readUnplacedPlays, type UnplacedPlay } from '../../inbox/unplaced.ts';
import { MediaServerRef } from '../../tokens/graphql.ts';
import { serverOf } from './waiting-show.ts';

export const UnplacedPlayRef = builder.objectRef<UnplacedPlay>('UnplacedPlay').implement({
  extensions: { tier: 'public' },
  description:
    'An episode or a chapter that was played or read, but that its show or manga does not have as far as we know. It waits for seven days until its owner corrects it with `correctDelivery`, or dismisses it with `answerDelivery`.',
  fields: (t) => ({
    deliveryId: t.exposeID('deliveryId', {
      nullable: false,
      description: '`Delivery.id` of its latest play.',
    }),
    mediaServer: t.field({
      type: MediaServerRef,
      description: 'The media server, player or page that reported it.',
      resolve: serverOf,
    }),
    showTitle: t.exposeString('showTitle', {
      description: 'Title of the show or manga on the server; null if the server does not send it.',
    }),
    title: t.exposeString('title', {
      description: 'Title of the episode or chapter; null if the server does not send it.',
    }),
    season: t.exposeInt('season', {
      description: 'Number of the season on the server; null if the server does not send it.',
    }),
    episode: t.exposeInt('episode', {
      description: 'Number of the episode on the server; null for a chapter.',
    }),
    chapter: t.exposeFloat('chapter', {
      description: 'Number of the chapter on the page; null for an episode.',
    }),
    plays: t.exposeInt('plays', { nullable: false, description: 'How often it was played.' }),
    show: t.field({
      type: AnimeRef,
      description:
        'The anime with which its show begins, as its owner or others said; null if nobody said what the show is.',
      resolve: ({ showAnimeId }, _args, { app }) => app.get(catalogue).get(showAnimeId ?? ''),
    }),
    seasonEpisodes: t.exposeInt('seasonEpisodes', {
      description:
        'How many episodes that season of the show has, if the number is beyond them; null if it is not sure which episode is meant.',
    }),
  }),
});

builder.objectField(ViewerRef, 'unplacedPlays', (t) =>
  t.field({
    type: [UnplacedPlayRef],
    nullable: true,
    description:
      'Episodes and chapters that were played or read, but that their shows and manga do not have as far as we know, the latest first. Needs the scope `read:list`.',
    extensions: { listSize: 10 },
    resolve: (_viewer, _args, { app, caller }) =>
      readUnplacedPlays(app.db, { userId: requireAccount(caller, 'read:list') }),
  }),
);
