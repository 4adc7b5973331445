import { builder } from '#platform/graphql/builder.ts';
import type { Anime } from '../anime.ts';
import type { StreamingLink } from '../model.ts';
import { AnimeFormatEnum, EpisodeCountSourceEnum, MediaStatusEnum, SeasonEnum } from './enum.ts';
import { ExternalIdRef, SynonymRef } from './work.ts';

const StreamingLinkRef = builder.objectRef<StreamingLink>('StreamingLink').implement({
  extensions: { tier: 'full' },
  description: 'A place to watch.',
  fields: (t) => ({
    service: t.exposeString('service', { nullable: false }),
    url: t.exposeString('url', { nullable: false }),
    regions: t.exposeStringList('regions', {
      description: 'ISO 3166-1 alpha-2 codes; null where the source does not state them.',
    }),
    startsAt: t.exposeString('startsAt', {
      description: 'RFC 3339 instant, or the date where only that is known.',
    }),
  }),
});

export const AnimeRef = builder.objectRef<Anime>('Anime').implement({
  extensions: { tier: 'public', isEntity: true },
  description: 'An animated work: a series, a film, a special.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    titleRomaji: t.exposeString('titleRomaji'),
    titleEnglish: t.exposeString('titleEnglish'),
    titleNative: t.exposeString('titleNative', { nullable: false }),
    synonyms: t.expose('synonyms', { type: [SynonymRef], nullable: false }),
    format: t.expose('format', { type: AnimeFormatEnum, nullable: false }),
    status: t.expose('status', {
      type: MediaStatusEnum,
      description: 'Null where no source says whether the run has ended.',
    }),
    season: t.expose('season', { type: SeasonEnum }),
    seasonYear: t.exposeInt('seasonYear'),
    startDate: t.expose('startOn', { type: 'PartialDate' }),
    endDate: t.expose('endOn', { type: 'PartialDate' }),
    episodeCount: t.exposeInt('episodeCount'),
    episodeCountSource: t.expose('episodeCountSource', {
      type: EpisodeCountSourceEnum,
      description: 'Whether the count is on record or estimated from the length of the run.',
    }),
    averageScore: t.exposeInt('averageScore', { description: '0 to 100.' }),
    isAdult: t.exposeBoolean('isAdult', { nullable: false }),
    officialSite: t.exposeString('officialSite'),
    externalIds: t.expose('externalIds', { type: [ExternalIdRef], nullable: false }),
    streamingLinks: t.expose('streaming', {
      type: [StreamingLinkRef],
      nullable: true,
      extensions: { tier: 'full' },
      description: 'For callers of the Indie and Commercial tiers; null below.',
    }),
  }),
});
