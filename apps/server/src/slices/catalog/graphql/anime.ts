import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import type { Anime } from '../anime.ts';
import {
  AnimeFormatEnum,
  EpisodeCountSourceEnum,
  MediaSourceEnum,
  MediaStatusEnum,
  SeasonEnum,
} from './enum.ts';
import { addStreaming, StreamingLinkRef } from './streaming.ts';
import { ExternalIdRef, StaffCreditRef, SynonymRef } from './work.ts';

export const AnimeRef = builder.objectRef<Anime>('Anime').implement({
  extensions: { tier: 'public', isEntity: true, isRecord: true },
  interfaces: [NodeRef],
  description: 'An animated work: a series, a film, a special.',
  fields: (t) => ({
    titleRomaji: t.exposeString('titleRomaji', {
      description: 'The title in Latin letters; null where no source gives it.',
    }),
    titleEnglish: t.exposeString('titleEnglish', {
      description: 'The English title; null where no source gives one.',
    }),
    titleNative: t.exposeString('titleNative', {
      nullable: false,
      description: 'The title in the language of the country it comes from.',
    }),
    synonyms: t.expose('synonyms', {
      type: [SynonymRef],
      nullable: false,
      description: 'Other titles it is known by.',
    }),
    format: t.expose('format', {
      type: AnimeFormatEnum,
      nullable: false,
      description: 'How it was released: as a TV series, a film, an OVA.',
    }),
    status: t.expose('status', {
      type: MediaStatusEnum,
      description: 'Null where no source says whether the run has ended.',
    }),
    season: t.expose('season', {
      type: SeasonEnum,
      description: 'The season of its premiere; null where that is not known.',
    }),
    seasonYear: t.exposeInt('seasonYear', {
      description:
        'The year of `season`: an anime that premieres in late December belongs to the winter of the next year.',
    }),
    startDate: t.expose('startOn', {
      type: 'PartialDate',
      description: 'The day of the premiere, or as much of it as is known; null where nothing is.',
    }),
    endDate: t.expose('endOn', {
      type: 'PartialDate',
      description:
        'The day of the last episode, or as much of it as is known; null while it airs and where nothing is known.',
    }),
    episodeCount: t.exposeInt('episodeCount', {
      description: 'Number of episodes; null where no source counts them.',
    }),
    episodeCountSource: t.expose('episodeCountSource', {
      type: EpisodeCountSourceEnum,
      description: 'Whether the count is on record or estimated from the length of the run.',
    }),
    averageScore: t.exposeInt('averageScore', { description: '0 to 100.' }),
    isAdult: t.exposeBoolean('isAdult', {
      nullable: false,
      description:
        'Whether it is for adults only (explicit sexual content), also where no source vouches for a work. Callers who have not chosen to see such works do not find them.',
    }),
    genres: t.exposeStringList('genres', {
      nullable: false,
      description:
        'Genres by their English names, such as "Slice of Life". The query `genres` lists all of them.',
    }),
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
    officialSite: t.exposeString('officialSite', {
      description: 'Address of the official site; null where no source gives it.',
    }),
    externalIds: t.expose('externalIds', {
      type: [ExternalIdRef],
      nullable: false,
      description: 'Its ids at other databases.',
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
