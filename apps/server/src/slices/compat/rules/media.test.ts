import { describe, expect, it } from 'vitest';
import type { ListFigures } from '#slices/trends/index.ts';
import { conditionOf } from './condition.ts';
import { KNOWN_ANIME, KNOWN_MANGA } from './fixtures/known-media.ts';
import { mediaFilters, mediaOf, mediaOfManga, mediaOrders, type Media } from './media.ts';
import { inOrder } from './order.ts';

const NONE: ListFigures = { users: 0, scores: 0, meanScore: null, recentUsers: 0, favourites: 0 };
const anime = mediaOf(KNOWN_ANIME);
const manga = mediaOfManga(KNOWN_MANGA);
const other = mediaOf({
  ...KNOWN_ANIME,
  id: '00000000-0000-4000-8000-000000000003',
  streaming: [],
  popularity: 20_000,
  updatedAt: '2025-07-01T00:00:00.000Z',
});
const figures = new Map([
  [anime.record.id, { ...NONE, users: 5, recentUsers: 2, favourites: 1 }],
  [manga.record.id, { ...NONE, users: 5, favourites: 3 }],
]);

/** Which of the works fit. */
const found = (args: Record<string, unknown>, seesStreaming = true): Media[] => {
  const minimumTagRank = (args['minimumTagRank'] as number | undefined) ?? null;
  const fits = conditionOf(args, mediaFilters({ figures, seesStreaming, minimumTagRank }));
  return [anime, other, manga].filter((media) => fits(media));
};

describe('a filter of media', () => {
  it.each<[Record<string, unknown>, Media[]]>([
    [{ tag: 'Travel' }, [anime, other, manga]],
    [{ tag: 'Travel', minimumTagRank: 41 }, []],
    [{ tag: 'Magic', minimumTagRank: 90 }, [anime, other, manga]],
    [{ tag_not_in: ['Travel'], minimumTagRank: 41 }, [anime, other, manga]],
    [{ tagCategory: 'Theme-Fantasy' }, [anime, other, manga]],
    [{ tagCategory_in: ['Theme-Fantasy', 'Theme-Other'] }, [anime, other, manga]],
    [{ tagCategory_not_in: ['Theme-Fantasy'] }, []],
    [{ popularity: 5 }, [anime, manga]],
    [{ popularity_greater: 4 }, [anime, manga]],
    [{ popularity_lesser: 1 }, [other]],
    [{ popularity_not: 5 }, [other]],
    [{ isLicensed: true }, [anime]],
    [{ isLicensed: false }, [other]],
    [{ licensedBy: 'Crunchyroll' }, [anime]],
    [{ licensedBy: 'danime' }, [anime]],
    [{ licensedBy_in: ['Crunchyroll', 'Netflix'] }, [anime]],
    [{ licensedBy: 'Netflix' }, []],
    [{ licensedById: 5 }, [anime]],
    [{ licensedById_in: [10, 5] }, [anime]],
    [{ licensedById_in: [10] }, []],
    [{ countryOfOrigin: 'JP', type: 'ANIME' }, [anime, other]],
    [{ source: 'MANGA', type: 'MANGA' }, [manga]],
  ])('%j finds those it names', (args, wanted) => {
    expect(found(args)).toEqual(wanted);
  });

  it.each([
    { isLicensed: true },
    { isLicensed: false },
    { licensedBy: 'Crunchyroll' },
    { licensedById_in: [5] },
  ])('%j finds nothing for those who may not know where works are streamed', (args) => {
    expect(found(args, false)).toEqual([]);
  });
});

describe('an order of media', () => {
  it.each<[string, Media[]]>([
    ['POPULARITY_DESC', [anime, manga, other]],
    ['TRENDING_DESC', [anime, other, manga]],
    ['FAVOURITES_DESC', [manga, anime, other]],
    ['FAVOURITES', [other, anime, manga]],
    ['UPDATED_AT_DESC', [other, anime, manga]],
  ])('%s goes by what is counted here, then by what a source counts', (order, wanted) => {
    expect(inOrder([anime, other, manga], [order], mediaOrders({ figures }))).toEqual(wanted);
  });
});
