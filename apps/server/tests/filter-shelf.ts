import {
  type AnimeClaim,
  announceChange,
  changeFeed,
  emptyMangaClaim,
  importIdentifiedAnime,
  importIdentifiedManga,
  type MangaClaim,
} from '#slices/catalog/index.ts';
import { figureChanges } from '#slices/trends/change-topic.ts';
import type { TestApp } from './test-app.ts';

/** The works of a shelf, by a letter each: of A and B most is known, of C and D almost nothing. */
type Letter = 'A' | 'B' | 'C' | 'D';
type Medium = 'ANIME' | 'MANGA';

const PLACES: Readonly<Record<Letter, number>> = { A: 1, B: 2, C: 3, D: 4 };

/** The id of a work. In the order of ids, works stand as their letters do. */
export const shelfId = (medium: Medium, letter: Letter): string =>
  `00000000-0000-4000-8000-00000000${medium === 'ANIME' ? '1' : '2'}00${PLACES[letter]}`;

/** The letter of a work. */
export const letterOf = (id: string): string =>
  Object.entries(PLACES).find(([, place]) => id.endsWith(String(place)))?.[0] ?? '?';

const idAt = (site: string, id: string) => ({ site, id, isPrimary: true });
/** Every work has this name, so that a search finds all of them. */
const SHARED_NAME = { text: 'Kyoutsuu no Na', lang: null };
const NAMED = { isAdult: false, synonyms: [SHARED_NAME] };

const A = {
  ...NAMED,
  titleNative: 'か',
  titleRomaji: 'Aru',
  titleEnglish: 'Zed',
  status: 'FINISHED',
  startOn: '2020-01-05',
  endOn: '2020-03-22',
  averageScore: 90,
  popularity: 500,
  country: 'JP',
  genres: ['Action', 'Drama'],
  tags: ['Magic', 'School'],
  tagFacts: [
    { name: 'Magic', rank: 90, isSpoiler: false },
    { name: 'School', rank: 30, isSpoiler: false },
  ],
  staff: [{ name: 'Naoko Yamada', nameNative: '山田尚子', role: 'DIRECTOR' }],
  externalIds: [idAt('mal', '1'), idAt('anilist', '11')],
} satisfies Partial<AnimeClaim & MangaClaim>;

const B = {
  ...NAMED,
  titleNative: 'い',
  titleRomaji: 'Bii',
  titleEnglish: 'Yes',
  status: 'RELEASING',
  startOn: '2021-07-01',
  endOn: '2021-07-02',
  averageScore: 70,
  popularity: 100,
  country: 'CN',
  genres: ['Comedy'],
  tags: ['Idol'],
  staff: [{ name: 'Someone Else', nameNative: null, role: 'DIRECTOR' }],
  externalIds: [idAt('mal', '2')],
} satisfies Partial<AnimeClaim & MangaClaim>;

const C = { ...NAMED, titleNative: 'う', externalIds: [idAt('mal', '3')] };
const D = { ...NAMED, titleNative: 'ん', isAdult: true, externalIds: [idAt('mal', '4')] };

const streamed = (service: string, regions: string[] | null) => ({
  service,
  url: `https://${service}.example/1`,
  regions,
  startsAt: null,
});

const ANIME: Readonly<Record<Letter, Partial<AnimeClaim>>> = {
  A: {
    ...A,
    format: 'TV',
    season: 'WINTER',
    seasonYear: 2020,
    episodeCount: 12,
    episodeCountSource: 'RECORDED',
    durationMinutes: 24,
    material: 'MANGA',
    studios: ['Madhouse', 'Trigger'],
    streaming: [streamed('netflix', ['US']), streamed('crunchyroll', null)],
  },
  B: {
    ...B,
    format: 'MOVIE',
    season: 'SUMMER',
    seasonYear: 2021,
    episodeCount: 1,
    episodeCountSource: 'RECORDED',
    durationMinutes: 120,
    material: 'ORIGINAL',
    studios: ['Shaft'],
  },
  C: { ...C, format: 'OVA', streaming: [streamed('danime', ['JP'])] },
  D: { ...D, format: 'ONA' },
};

const MANGA: Readonly<Record<Letter, Partial<MangaClaim>>> = {
  A: {
    ...A,
    format: 'MANGA',
    volumeCount: 10,
    chapterCount: 100,
    magazine: 'Weekly A',
    publisher: 'House A',
    related: [{ medium: 'ANIME', ...idAt('mal', '1'), kind: 'SOURCE' }],
  },
  B: {
    ...B,
    format: 'ONE_SHOT',
    volumeCount: 1,
    chapterCount: 200,
    magazine: 'Monthly B',
    publisher: 'House B',
    related: [{ medium: 'MANGA', ...idAt('mal', '3'), kind: 'SOURCE' }],
  },
  C: { ...C, format: 'LIGHT_NOVEL' },
  D: { ...D, format: 'NOVEL' },
};

/** Writes a work as the hub states it. */
const write = (test: TestApp, medium: Medium, letter: Letter, change: object = {}) =>
  test.app.db.transaction().execute(async (tx) => {
    const named = { sourceId: letter, workId: shelfId(medium, letter) };
    if (medium === 'ANIME') {
      const claims = [{ ...ANIME[letter], ...change, ...named }];
      await importIdentifiedAnime(test.app, tx, { source: 'hub', claims });
    } else {
      const claims = [{ ...emptyMangaClaim(letter, ''), ...MANGA[letter], ...change, ...named }];
      await importIdentifiedManga(test.app, tx, { source: 'hub', claims });
    }
  });

/** What lists tell of the works, as if it had been counted. */
const countFigures = async (test: TestApp, medium: Medium): Promise<void> => {
  await test.app.database.pool.query(
    `insert into trends.figure (work_id, media, users, scores, mean_score, recent_users, favourites)
     values ($1, $3, 3, 3, 80, 1, 0), ($2, $3, 1, 0, null, 2, 2)`,
    [shelfId(medium, 'A'), shelfId(medium, 'B'), medium],
  );
  await test.app.db.transaction().execute((tx) => announceChange(tx, figureChanges, null));
};

/** Fills a shelf, a day after the other: B came first, then A, C and D, and at last B was changed. */
export const fillShelf = async (test: TestApp): Promise<void> => {
  for (const letter of ['B', 'A', 'C', 'D'] as const) {
    for (const medium of ['ANIME', 'MANGA'] as const) await write(test, medium, letter);
    test.clock.set(new Date(test.clock.now().getTime() + 86_400_000));
  }
  for (const medium of ['ANIME', 'MANGA'] as const) {
    await write(test, medium, 'B', { averageScore: 71 });
    await countFigures(test, medium);
  }
  await test.app.get(changeFeed).catchUp();
};
