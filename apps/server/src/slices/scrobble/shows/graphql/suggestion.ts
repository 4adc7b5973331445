import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue } from '#slices/catalog/index.ts';
import { DeliveryRef } from '../../inbox/graphql/delivery.ts';
import {
  placesOf,
  type MangaSuggestion,
  type SuggestedPlace,
  type Suggestion,
  type SuggestionReason,
} from '../rules/suggestion.ts';

/** A generous usual number, not the maximum, because costs are computed with usual numbers. */
export const USUAL_PLAYS = 3;

export const SuggestionReasonEnum = builder.enumType('SuggestionReason', {
  description:
    'What speaks for a work that the show of a media server or the manga of a page may be.',
  values: valuesOf<SuggestionReason>({
    TITLE: 'The show or manga has one of its titles.',
    SIMILAR_TITLE: 'The show or manga has a similar title.',
    AIR_DATE: 'The air date is that of the episode.',
    YEAR: 'The show or manga began in the same year.',
  }),
});

export const SuggestedPlaceRef = builder.objectRef<SuggestedPlace>('SuggestedPlace').implement({
  extensions: { tier: 'public' },
  description: 'What a waiting play would be recorded as.',
  fields: (t) => ({
    anime: t.field({
      type: AnimeRef,
      description: 'The anime; null if that is not sure, and of a manga.',
      resolve: ({ animeId }, _args, { app }) => app.get(catalogue).get(animeId ?? ''),
    }),
    episode: t.exposeInt('episode', {
      description: 'Number of the episode within that anime; null if that is not sure.',
    }),
  }),
});

const SuggestionRef = builder
  .objectRef<Suggestion | MangaSuggestion>('DeliverySuggestion')
  .implement({
    extensions: { tier: 'public' },
    description: 'A work that a delivery may be of.',
    fields: (t) => ({
      show: t.field({
        type: AnimeRef,
        description:
          'The first season of the show; null for a manga, or if the catalogue no longer has it.',
        resolve: (one, _args, { app }) =>
          'mangaId' in one ? null : app.get(catalogue).get(one.showAnimeId),
      }),
      manga: t.field({
        type: MangaRef,
        description: 'The manga; null for an anime, or if the catalogue no longer has it.',
        resolve: (one, _args, { app }) =>
          'mangaId' in one ? app.get(mangaCatalogue).get(one.mangaId) : null,
      }),
      anime: t.field({
        type: AnimeRef,
        description:
          'The anime that this episode, or the first of this file, would be recorded for; null if that is not sure.',
        resolve: (one, _args, { app }) =>
          'mangaId' in one || one.animeId === null ? null : app.get(catalogue).get(one.animeId),
      }),
      episode: t.int({
        description: 'Number of the episode within that anime; null if that is not sure.',
        resolve: (one) => ('mangaId' in one ? null : one.episode),
      }),
      places: t.field({
        type: [SuggestedPlaceRef],
        nullable: false,
        description:
          'What each episode of the file would be recorded as, in their order: one, unless the server says that the file has more. Empty for a manga.',
        extensions: { listSize: USUAL_PLAYS },
        resolve: (one) => ('mangaId' in one ? [] : placesOf(one)),
      }),
      reasons: t.expose('reasons', {
        type: [SuggestionReasonEnum],
        nullable: false,
        description: 'What speaks for it.',
      }),
    }),
  });

builder.objectFields(DeliveryRef, (t) => ({
  library: t.string({
    nullable: true,
    description:
      'Library of the server that it was played from; null if the server does not send it.',
    resolve: ({ summary }) => summary?.library,
  }),
  suggestions: t.field({
    type: [SuggestionRef],
    nullable: false,
    description:
      'What the show or manga may be, the likeliest first, if the outcome is `SUGGESTED`.',
    extensions: { listSize: 3 },
    resolve: ({ outcome, summary }) =>
      outcome === 'suggested' ? [...(summary?.suggestions ?? [])] : [],
  }),
}));
