import type { IdentifiedAnime } from '#slices/catalog/index.ts';

/** The id of the work with this number. */
export const numberedId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An anime that differs from others of its kind by its number alone, and in what is changed of it. */
export const numberedAnime = (
  number: number,
  changes: Partial<IdentifiedAnime> = {},
): IdentifiedAnime => ({
  sourceId: String(number),
  workId: numberedId(number),
  titleNative: `作品${number}`,
  titleRomaji: `Sakuhin ${number}`,
  titleEnglish: null,
  synonyms: [{ text: `Work ${number}`, lang: 'en' }],
  format: 'TV',
  status: 'FINISHED',
  season: 'WINTER',
  seasonYear: 2026,
  startOn: '2026-01',
  endOn: null,
  episodeCount: 12,
  episodeCountSource: 'RECORDED',
  averageScore: 70,
  popularity: number,
  isAdult: false,
  genres: ['drama'],
  tags: ['space'],
  studios: ['Madhouse'],
  staff: [],
  material: null,
  officialSite: null,
  externalIds: [{ site: 'mal', id: String(number), isPrimary: true }],
  streaming: [{ service: 'x', url: 'https://x.example/1', regions: ['JP'], startsAt: null }],
  airing: [],
  premieres: [],
  provenance: { titleNative: 'test' },
  ...changes,
});
