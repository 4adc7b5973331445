import { builder } from '#platform/graphql/builder.ts';
import type { Anime } from '../anime.ts';
import {
  AnimeFormatEnum,
  EpisodeCountSourceEnum,
  MediaSourceEnum,
  MediaStatusEnum,
  SeasonEnum,
} from './enum.ts';
import { NodeRef } from './node.ts';
import { addStreaming, StreamingLinkRef } from './streaming.ts';
import { ExternalIdRef, StaffCreditRef, SynonymRef } from './work.ts';

export const AnimeRef = builder.objectRef<Anime>('Anime').implement({
  extensions: { tier: 'public', isEntity: true, isRecord: true },
  interfaces: [NodeRef],
  description: 'An animated work: a series, a film, a special.',
  fields: (t) => ({
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
    genres: t.exposeStringList('genres', { nullable: false }),
    tags: t.exposeStringList('tags', {
      nullable: false,
      description: 'What it is about, in finer words than genres.',
    }),
    source: t.expose('material', {
      type: MediaSourceEnum,
      description: 'What it was made from; null where no source says so.',
    }),
    staff: t.expose('staff', {
      type: [StaffCreditRef],
      nullable: false,
      description: 'Who made it, as far as a source tells.',
    }),
    officialSite: t.exposeString('officialSite'),
    externalIds: t.expose('externalIds', { type: [ExternalIdRef], nullable: false }),
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
