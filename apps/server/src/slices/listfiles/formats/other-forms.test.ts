import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readAll, sampleBytes } from './fixtures/read-sample.ts';
import type { ListFormat } from './list-format.ts';

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const read = (value: unknown) => readAll('auto', json(value));

const zipped = async (members: Record<string, Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(members)) zip.addBuffer(content, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

describe('MyAnimeList as JSON', () => {
  const api = {
    node: { id: 5114, title: 'Fullmetal Alchemist: Brotherhood', num_episodes: 64 },
    list_status: {
      status: 'completed',
      score: 10,
      num_episodes_watched: 64,
      is_rewatching: false,
      num_times_rewatched: 1,
      start_date: '2014-01-02',
      finish_date: '2014-05',
      priority: 2,
      tags: ['alchemy'],
      comments: 'a<br />b',
      updated_at: '2022-01-17T19:47:11+00:00',
    },
  };
  const expected = {
    kind: 'anime',
    ids: { mal: '5114' },
    total: 64,
    updatedAt: '2022-01-17T19:47:11.000Z',
    says: {
      status: 'COMPLETED',
      progress: 64,
      score: 100,
      repeatCount: 1,
      startedOn: '2014-01-02',
      completedOn: '2014-05',
      priority: 'HIGH',
      tags: ['alchemy'],
      notes: 'a\nb',
    },
  };

  it.each<[string, unknown]>([
    ['an answer of the API', { data: [api], paging: {} }],
    ['several answers', [{ data: [api] }, { data: [] }]],
    ['the entries alone', [api]],
  ])('%s', async (_name, value) => {
    const { format, rows, skipped } = await read(value);
    expect([format, skipped]).toEqual(['mal-json', []]);
    expect(rows).toMatchObject([expected]);
  });

  it('tells manga from anime, and rereads', async () => {
    const list_status = {
      status: 'reading',
      is_rereading: true,
      num_chapters_read: 12,
      num_volumes_read: 2,
      score: 0,
    };
    const { rows } = await read({ data: [{ node: { id: 2, title: 'Berserk' }, list_status }] });
    expect(rows).toMatchObject([
      {
        kind: 'manga',
        says: { status: 'REPEATING', progress: 12, progressVolumes: 2, score: null },
      },
    ]);
  });

  it('reads what the pages of the site load', async () => {
    const page = {
      status: 6,
      score: 0,
      tags: '',
      is_rewatching: 0,
      num_watched_episodes: 0,
      anime_title: 'Bebop',
      anime_num_episodes: 26,
      anime_id: 1,
    };
    const manga = {
      status: 1,
      score: 9,
      tags: 'dark, long',
      is_rereading: 0,
      num_read_chapters: 5,
      num_read_volumes: 1,
      manga_title: 20,
      manga_num_chapters: 0,
      manga_id: 3,
    };
    expect((await read([page])).rows).toMatchObject([
      { kind: 'anime', ids: { mal: '1' }, says: { status: 'PLANNING' } },
    ]);
    expect((await read([manga])).rows).toMatchObject([
      {
        kind: 'manga',
        title: '20',
        says: { status: 'CURRENT', progress: 5, score: 90, tags: ['dark', 'long'] },
      },
    ]);
  });
});

it("reads Anime-Planet's exports, whose works have names alone", async () => {
  const file = (type: string, ...entries: object[]) => ({
    user: { name: 'mika' },
    export: { type, date: '2026-01-01', version: 1 },
    entries,
  });
  const anime = await read(
    file(
      'anime',
      {
        name: 'Cowboy Bebop',
        status: 'watched',
        started: '2012-03-04 00:00:00',
        completed: '2012-04-22 00:00:00',
        rating: 4.5,
        times: 2,
        eps: 26,
      },
      {
        name: 'Mushishi',
        status: 'stalled',
        started: null,
        completed: null,
        rating: 0,
        times: 0,
        eps: 9,
      },
      { name: 'Naruto', status: "won't watch", rating: 0, times: 0, eps: 0 },
    ),
  );
  expect(anime.format).toBe('anime-planet');
  expect(anime.rows).toMatchObject([
    {
      kind: 'anime',
      ids: {},
      title: 'Cowboy Bebop',
      says: {
        status: 'COMPLETED',
        progress: 26,
        score: 90,
        repeatCount: 1,
        startedOn: '2012-03-04',
        completedOn: '2012-04-22',
      },
    },
    { says: { status: 'PAUSED', progress: 9, score: null, repeatCount: 0 } },
    { says: { status: 'DROPPED' } },
  ]);
  const manga = await read(
    file(
      'manga',
      { name: 'Berserk', status: 'reading', rating: 5, times: 0, ch: 364, vol: 41 },
      { name: 'Pluto', status: 'want to read' },
    ),
  );
  expect(manga.rows).toMatchObject([
    { kind: 'manga', says: { status: 'CURRENT', progress: 364, progressVolumes: 41, score: 100 } },
    { says: { status: 'PLANNING' } },
  ]);
});

describe("Ryot's export", () => {
  const anime = {
    lot: 'anime',
    source: 'anilist',
    identifier: '154587',
    source_id: 'Sousou no Frieren',
    collections: [{ collection_name: 'Completed' }, { collection_name: 'Calm' }],
    reviews: [{ rating: '92', review: { text: 'calm' } }],
    seen_history: [1, 2, 3].map((episode) => ({
      state: 'completed',
      progress: '100',
      anime_episode_number: episode,
      ended_on: `2024-01-0${episode}T10:00:00Z`,
    })),
  };

  it('becomes entries, films and shows', async () => {
    const { format, rows, media, skipped } = await read({
      metadata: [
        anime,
        {
          lot: 'manga',
          source: 'manga_updates',
          identifier: 'axmopy1',
          source_id: 'Monster',
          collections: ['Watchlist'],
          reviews: [],
          seen_history: [],
        },
        {
          lot: 'movie',
          source: 'tmdb',
          identifier: '372058',
          source_id: 'Your Name.',
          collections: [],
          reviews: [{ rating: '100' }],
          seen_history: [{ ended_on: '2017-05-05T18:00:00Z' }],
        },
        {
          lot: 'show',
          source: 'tmdb',
          identifier: '209867',
          source_id: 'Frieren',
          seen_history: [{ show_season_number: 1, show_episode_number: 4, ended_on: null }],
        },
        { lot: 'book', source: 'openlibrary', identifier: 'OL1', source_id: 'A book' },
      ],
    });
    expect(format).toBe('ryot');
    expect(rows).toMatchObject([
      {
        kind: 'anime',
        ids: { anilist: '154587' },
        says: {
          status: 'COMPLETED',
          progress: 3,
          score: 92,
          notes: 'calm',
          startedOn: '2024-01-01',
          completedOn: '2024-01-03',
          customLists: ['Calm'],
        },
      },
      {
        kind: 'manga',
        ids: { mangaupdates: 'axmopy1' },
        says: { status: 'PLANNING', progress: 0 },
      },
    ]);
    expect(
      media.map(({ says, media: { kind, season, episode } }) => [kind, season, episode, says]),
    ).toEqual([
      ['movie', null, null, { about: 'play', at: '2017-05-05T18:00:00.000Z' }],
      ['movie', null, null, { about: 'score', score: 100 }],
      ['episode', 1, 4, { about: 'play', at: null }],
    ]);
    expect(skipped).toMatchObject([{ title: 'A book', reason: 'not-anime-or-manga' }]);
  });

  it('is read as older versions wrote it too', async () => {
    const { rows } = await read({
      media: [
        {
          lot: 'Anime',
          source: 'Mal',
          identifier: '1',
          sourceId: 'Bebop',
          collections: ['In Progress'],
          reviews: [],
          seenHistory: [{ animeEpisodeNumber: 5, startedOn: null }],
        },
      ],
    });
    expect(rows).toMatchObject([
      { ids: { mal: '1' }, title: 'Bebop', says: { status: 'CURRENT', progress: 5 } },
    ]);
  });

  it.each([
    ['dropped', 'DROPPED'],
    ['on_a_hold', 'PAUSED'],
  ])('knows %s', async (state, status) => {
    const seen = { state, progress: '100', anime_episode_number: 2 };
    const { rows } = await read([{ ...anime, collections: [], seen_history: [seen] }]);
    expect(rows).toMatchObject([{ says: { status, progress: 2 } }]);
  });
});

it("reads Watcharr's export as plays, ratings and plans", async () => {
  const item = (type: string, more: object) => ({
    id: 1,
    pinned: false,
    thoughts: '',
    rating: 0,
    content: { tmdbId: 209_867, title: 'Frieren', type },
    ...more,
  });
  const { format, media, skipped } = await read([
    item('tv', {
      status: 'WATCHING',
      rating: 9,
      watchedEpisodes: [
        {
          seasonNumber: 1,
          episodeNumber: 2,
          status: 'FINISHED',
          createdAt: '2024-01-01T10:00:00Z',
        },
        { seasonNumber: 1, episodeNumber: 3, status: 'PLANNED', createdAt: '2024-01-01T10:00:00Z' },
      ],
    }),
    item('movie', { status: 'FINISHED' }),
    item('tv', { status: 'PLANNED', thoughts: 'with friends' }),
    item('tv', { status: 'FINISHED' }),
    { status: 'FINISHED', content: { igdbId: 1, title: 'A game', type: 'game' } },
  ]);
  expect(format).toBe('watcharr');
  expect(media.map(({ says, media: { kind, episode } }) => [kind, episode, says])).toEqual([
    ['episode', 2, { about: 'play', at: '2024-01-01T10:00:00.000Z' }],
    ['episode', 1, { about: 'score', score: 90 }],
    ['movie', null, { about: 'play', at: null }],
    ['episode', 1, { about: 'plan', notes: 'with friends' }],
  ]);
  expect(skipped).toMatchObject([
    { reason: 'no-episodes' },
    { title: 'A game', reason: 'not-anime-or-manga' },
  ]);
});

describe("Trakt's answers, without the archive", () => {
  const show = { title: 'Frieren', ids: { trakt: 1, tvdb: 424_536, tmdb: 209_867 } };
  const movie = { title: 'Your Name.', ids: { tmdb: 372_058 } };
  const at = '2026-09-04T20:00:00.000Z';

  it.each<[string, unknown, unknown[]]>([
    [
      'history',
      [
        {
          id: 1,
          watched_at: at,
          action: 'watch',
          type: 'episode',
          episode: { season: 1, number: 2 },
          show,
        },
      ],
      [['play', 2]],
    ],
    ['ratings', [{ rated_at: at, rating: 9, type: 'show', show }], [['score', 1]]],
    ['watchlist', [{ rank: 1, listed_at: at, type: 'movie', movie }], [['plan', null]]],
    [
      'watched shows',
      [
        {
          plays: 2,
          last_watched_at: at,
          show,
          seasons: [
            {
              number: 1,
              episodes: [
                { number: 4, plays: 1, last_watched_at: at },
                { number: 5, plays: 1 },
              ],
            },
          ],
        },
      ],
      [
        ['play', 4],
        ['play', 5],
      ],
    ],
    ['watched films', [{ plays: 1, last_watched_at: at, movie }], [['play', null]]],
  ])('of %s', async (_name, value, expected) => {
    const { format, media, skipped } = await read(value);
    expect([format, skipped]).toEqual(['trakt', []]);
    expect(media.map(({ says, media: { episode } }) => [says.about, episode])).toEqual(expected);
  });
});

const PACKED: readonly (readonly [ListFormat, string])[] = [
  ['mal-xml', 'mal-anime.xml'],
  ['mal-xml', 'mangalist_1790000000_-_4821937.xml.gz'],
  ['kitsu', 'kitsu-flavour-anime.xml'],
  ['shikimori', 'shikimori-manga.json'],
  ['anilist', 'anilist-medialistcollection.json'],
  ['simkl', 'simkl-all-items-anime.json'],
  ['mihon', 'mihon-sample_2026-09-01_12-00.tachibk'],
  ['trakt', 'trakt-export.zip'],
  ['tsuzuki', 'native-export.json'],
  ['tsuzuki-csv', 'native-export.csv'],
];

it.each(PACKED)(
  '%s is found out in gzip and in an archive of one file (%s)',
  async (format, name) => {
    const plain = await readAll(format, name);
    const bytes = sampleBytes(name);
    const archive = await zipped({ [name]: bytes, '__MACOSX/._x': Buffer.from('x') });
    for (const file of [bytes, gzipSync(bytes), archive]) {
      const found = await readAll('auto', file);
      expect(found).toEqual({ ...plain, format: found.format });
      // Kitsu writes MyAnimeList's format, and nothing distinguishes the two.
      expect([format, 'mal-xml']).toContain(found.format);
    }
  },
);

it('says of an archive of several lists what to do', async () => {
  const one = sampleBytes('mal-anime.xml');
  await expect(readAll('auto', await zipped({ 'a.xml': one, 'b.xml': one }))).rejects.toThrow(
    /one at a time/u,
  );
});
