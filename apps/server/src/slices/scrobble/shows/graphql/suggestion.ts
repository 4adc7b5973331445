import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { AnimeRef, catalogue } from '#slices/catalog/index.ts';
import { DeliveryRef } from '../../inbox/graphql/delivery.ts';
import type { Suggestion, SuggestionReason } from '../rules/suggestion.ts';

export const SuggestionReasonEnum = builder.enumType('SuggestionReason', {
  description: 'What speaks for an anime that the show of a media server may be.',
  values: valuesOf<SuggestionReason>({
    TITLE: 'The show has one of its titles.',
    SIMILAR_TITLE: 'The show has a similar title.',
    AIR_DATE: 'The air date is that of the episode.',
    YEAR: 'The show began in the same year.',
  }),
});

const SuggestionRef = builder.objectRef<Suggestion>('DeliverySuggestion').implement({
  extensions: { tier: 'public' },
  description: 'An anime that the show of a delivery may be.',
  fields: (t) => ({
    show: t.field({
      type: AnimeRef,
      description: 'The first season of the show; null if the catalogue no longer has it.',
      resolve: ({ showAnimeId }, _args, { app }) => app.get(catalogue).get(showAnimeId),
    }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime that this episode would be recorded for; null if that is not sure.',
      resolve: ({ animeId }, _args, { app }) =>
        animeId === null ? null : app.get(catalogue).get(animeId),
    }),
    episode: t.exposeInt('episode', {
      description: 'Number of the episode within that anime; null if that is not sure.',
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
    description: 'What the show may be, the likeliest first, if the outcome is `SUGGESTED`.',
    extensions: { listSize: 3 },
    resolve: ({ outcome, summary }) =>
      outcome === 'suggested' ? [...(summary?.suggestions ?? [])] : [],
  }),
}));
