import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import type { Anime } from '../anime.ts';
import { AnimeFormatEnum, EpisodeCountSourceEnum, SeasonEnum } from './enum.ts';
import { addStreaming, StreamingLinkRef } from './streaming.ts';
import { WorkRef } from './work-interface.ts';

export const AnimeRef = builder.objectRef<Anime>('Anime').implement({
  extensions: { tier: 'public', isEntity: true, isRecord: true },
  interfaces: [NodeRef, WorkRef],
  description: 'An animated work: a series, a film, a special.',
  fields: (t) => ({
    format: t.expose('format', {
      type: AnimeFormatEnum,
      nullable: false,
      description: 'How it was released, such as TV series, film or OVA.',
    }),
    season: t.expose('season', {
      type: SeasonEnum,
      description: 'The season of its premiere; null if not known.',
    }),
    seasonYear: t.exposeInt('seasonYear', {
      description:
        'The year of `season`: an anime that premieres in late December belongs to the winter of the next year.',
    }),
    episodeCount: t.exposeInt('episodeCount', {
      description: 'Number of episodes; null if no source states it.',
    }),
    episodeCountSource: t.expose('episodeCountSource', {
      type: EpisodeCountSourceEnum,
      description: 'Whether the count is on record or estimated from the length of the run.',
    }),
    durationMinutes: t.exposeInt('durationMinutes', {
      description: 'Minutes of an episode or of the film; null if no source states them.',
    }),
    officialSite: t.exposeString('officialSite', {
      description: 'Address of the official site; null if no source states it.',
    }),
    streamingLinks: t.expose('streaming', {
      type: [StreamingLinkRef],
      nullable: true,
      extensions: { tier: 'full' },
      description: 'For callers of the Indie and Commercial tiers; null below.',
      deprecationReason: 'Select `streaming`, which takes a region. Deprecated since 2026-11-21.',
    }),
  }),
});

addStreaming(AnimeRef, ({ streaming }) => streaming);
