import { describe, expect, it } from 'vitest';
import { readAll } from './fixtures/read-sample.ts';

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const read = (value: unknown) => readAll('auto', json(value));

describe("AniList's own export", () => {
  const row = {
    id: 1,
    user_id: 2,
    series_type: 0,
    series_id: 154_587,
    status: 2,
    score: 85,
    progress: 28,
    progress_volume: 0,
    priority: 0,
    repeat: 1,
    private: 1,
    notes: 'again soon',
    hidden_default: 0,
    custom_lists: '[1]',
    advanced_scores: '[]',
    started_on: 20_231_000,
    finished_on: 20_240_322,
    created_at: '2023-10-01 08:00:00',
    updated_at: '2024-03-22 20:15:00',
  };
  const file = {
    user: { id: 2, display_name: 'mika', custom_lists: { anime: ['Calm', 'Loud'], manga: [] } },
    lists: [
      row,
      {
        ...row,
        series_type: 1,
        series_id: 30_002,
        status: 0,
        progress_volume: 41,
        custom_lists: null,
      },
    ],
    favourites: [
      { favourite_id: 1, favourite_type: 1 },
      { favourite_id: 40, favourite_type: 3 },
    ],
    reviews: [],
  };

  it('says all it knows of an entry', async () => {
    const { format, rows, collections } = await read(file);
    expect(format).toBe('anilist');
    expect(rows).toMatchObject([
      {
        kind: 'anime',
        ids: { anilist: '154587' },
        createdAt: '2023-10-01T08:00:00.000Z',
        updatedAt: '2024-03-22T20:15:00.000Z',
        says: {
          status: 'COMPLETED',
          progress: 28,
          score: 85,
          repeatCount: 1,
          visibility: 'PRIVATE',
          notes: 'again soon',
          startedOn: '2023-10',
          completedOn: '2024-03-22',
          customLists: ['Loud'],
          isHiddenFromStatusLists: false,
        },
      },
      {
        kind: 'manga',
        ids: { anilist: '30002' },
        says: { status: 'CURRENT', progressVolumes: 41 },
      },
    ]);
    expect(collections).toEqual({
      customLists: [
        { kind: 'anime', name: 'Calm' },
        { kind: 'anime', name: 'Loud' },
      ],
      favourites: [{ kind: 'anime', ids: { anilist: '1' }, title: null }],
    });
  });

  it.each([
    [0, 'CURRENT'],
    [1, 'PLANNING'],
    [2, 'COMPLETED'],
    [3, 'DROPPED'],
    [4, 'PAUSED'],
    [5, 'REPEATING'],
  ])('status %i is %s', async (status, word) => {
    const { rows } = await read({ ...file, lists: [{ ...row, status }] });
    expect(rows[0]?.says.status).toBe(word);
  });

  it.each([
    ['[0,1]', ['Calm', 'Loud']],
    ['[1]', ['Loud']],
    ['[1,1]', ['Calm', 'Loud']],
    ['[0,0]', []],
    ['[false,true]', ['Loud']],
    ['["Calm"]', ['Calm']],
    [['Loud'], ['Loud']],
    ['rubbish', []],
  ])('custom lists written as %j are %j', async (custom_lists, expected) => {
    const { rows } = await read({ ...file, lists: [{ ...row, custom_lists }] });
    expect(rows[0]?.says.customLists).toEqual(expected);
  });

  it('without entries says so, by its name', async () => {
    const bare = { user: { custom_lists: null }, lists: [], favourites: [] };
    await expect(read(bare)).rejects.toThrow('The file has no entries to import (format: AniList)');
  });
});

describe("answers of AniList's API", () => {
  const entry = (media: object, more: object = {}) => ({
    status: 'CURRENT',
    progress: 3,
    ...more,
    media,
  });
  const lists = (...entries: object[]) => ({ lists: [{ name: 'Custom', entries }] });

  it.each<[string, unknown, object]>([
    [
      'an id of MyAnimeList alone',
      { data: { MediaListCollection: lists(entry({ idMal: 5114, type: 'ANIME' })) } },
      { kind: 'anime', ids: { mal: '5114' }, warnings: [] },
    ],
    [
      'no type, but episodes',
      lists(entry({ id: 1, episodes: 26 })),
      { kind: 'anime', ids: { anilist: '1' }, warnings: [] },
    ],
    [
      'no type, but chapters',
      lists(entry({ id: 30_002, chapters: 364 })),
      { kind: 'manga', warnings: [] },
    ],
    [
      'no type, but a format',
      lists(entry({ idMal: 2, format: 'NOVEL' })),
      { kind: 'manga', ids: { mal: '2' } },
    ],
    [
      'no type, but an address',
      lists(entry({ id: 30_002, siteUrl: 'https://anilist.co/manga/30002' })),
      { kind: 'manga' },
    ],
    [
      'no type, in a member that tells',
      { data: { mangaList: lists(entry({ idMal: 2 })) } },
      { kind: 'manga', warnings: [] },
    ],
    [
      'no type, in lists that tell',
      { lists: [{ name: 'Plan to Read', entries: [entry({ idMal: 2 })] }] },
      { kind: 'manga', warnings: [] },
    ],
    [
      'no type beside one that tells',
      lists(entry({ idMal: 2 }), entry({ id: 3, chapters: 5 })),
      { kind: 'manga', ids: { mal: '2' }, warnings: [] },
    ],
    [
      'nothing that tells',
      lists(entry({ idMal: 5114 })),
      { kind: 'anime', ids: { mal: '5114' }, warnings: ['kind-not-said-anime-taken'] },
    ],
    [
      'an id beside the work',
      { data: { Page: { mediaList: [{ status: 'CURRENT', progress: 3, mediaId: 1 }] } } },
      { kind: 'anime', ids: { anilist: '1' } },
    ],
    [
      'no envelope at all',
      [entry({ id: 1, type: 'ANIME' })],
      { kind: 'anime', ids: { anilist: '1' } },
    ],
    [
      'a title that is a text',
      lists(entry({ id: 1, type: 'ANIME', title: 'Bebop' })),
      { title: 'Bebop' },
    ],
  ])('with %s are read', async (_name, value, expected) => {
    const { format, rows, skipped } = await read(value);
    expect(format).toBe('anilist');
    expect(skipped).toEqual([]);
    expect(rows[0]).toMatchObject({ ...expected, says: { status: 'CURRENT', progress: 3 } });
  });
});

describe('custom lists that only the groups of an answer name', () => {
  const entry = (id: number, more: object = {}) => ({
    status: 'PLANNING',
    ...more,
    media: { id, type: 'ANIME', title: `Show ${id}` },
  });
  const group = (name: string, isCustomList: boolean, ...entries: object[]) => ({
    name,
    isCustomList,
    entries,
  });

  it('are those of their entries', async () => {
    const lists = [
      group('Planning', false, entry(1), entry(3)),
      group('My faves', true, entry(1), entry(2, { hiddenFromStatusLists: true })),
      group('Solo', true, entry(2, { hiddenFromStatusLists: true })),
    ];
    const file = Buffer.from(JSON.stringify({ data: { MediaListCollection: { lists } } }));
    const { rows } = await readAll('anilist', file);
    expect(rows.map(({ title, says }) => [title, says.customLists])).toEqual([
      ['Show 1', ['My faves']],
      ['Show 3', undefined],
      ['Show 2', ['My faves', 'Solo']],
    ]);
    expect(rows[2]?.says.isHiddenFromStatusLists).toBe(true);
  });
});
