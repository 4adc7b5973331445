import { expect, it } from 'vitest';
import { settle } from '#slices/exchange/rules/settle.ts';
import { readAll } from './fixtures/read-sample.ts';
import type { ListFormat } from './list-format.ts';

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const own = (more: object): Buffer =>
  json({
    format: 'tsuzuki-list/1',
    entries: [{ kind: 'manga', ids: { mal: 1 }, status: 'current', progress: 8, ...more }],
  });
const ownAnime = (more: object): Buffer => own({ kind: 'anime', ...more });
const table = (column: string, cell: string): Buffer =>
  Buffer.from(`kind,mal_id,status,${column}\nmanga,1,current,${cell}\n`);
const mal = (tags: string): Buffer =>
  Buffer.from(
    `<myanimelist><manga><manga_mangadb_id>1</manga_mangadb_id><my_status>Reading</my_status>${tags}</manga></myanimelist>`,
  );
const malAnime = (tags: string): Buffer =>
  Buffer.from(
    `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_status>Watching</my_status>${tags}</anime></myanimelist>`,
  );
const aniList = (more: object, scoreFormat = 'POINT_100'): Buffer =>
  json({
    MediaListCollection: {
      user: { mediaListOptions: { scoreFormat } },
      lists: [{ entries: [{ status: 'CURRENT', ...more, media: { id: 1, type: 'MANGA' } }] }],
    },
  });
const kitsu = (more: object): Buffer =>
  json({
    data: [
      {
        attributes: { status: 'current', ...more },
        relationships: { manga: { data: { id: '1', type: 'manga' } } },
      },
    ],
  });
const shikimori = (more: object): Buffer =>
  json([{ target_id: 1, target_type: 'Manga', status: 'watching', ...more }]);
const simkl = (more: object): Buffer =>
  json({ anime: [{ status: 'watching', show: { ids: { mal: 1 } }, ...more }] });
const yamtrack = (column: string, cell: string): Buffer =>
  Buffer.from(`media_id,media_type,status,${column}\n1,manga,In progress,${cell}\n`);

const IMPOSSIBLE: readonly (readonly [ListFormat, string, string, Buffer])[] = [
  ['tsuzuki', 'progress', 'impossible-progress', own({ progress: 1e9 })],
  ['tsuzuki', 'progress', 'impossible-progress', ownAnime({ progress: 3.7 })],
  [
    'mal-xml',
    'progress',
    'impossible-progress',
    malAnime('<my_watched_episodes>3.7</my_watched_episodes>'),
  ],
  ['simkl', 'progress', 'impossible-progress', simkl({ watched_episodes_count: 0.5 })],
  ['tsuzuki', 'progressVolumes', 'impossible-volumes', own({ progressVolumes: -1 })],
  ['tsuzuki', 'startedOn', 'invalid-start-date', own({ startedAt: '2020-02-31' })],
  ['tsuzuki', 'startedOn', 'invalid-start-date', own({ startedAt: 'rubbish' })],
  ['tsuzuki', 'completedOn', 'invalid-finish-date', own({ completedAt: '2020-13' })],
  ['tsuzuki', 'score', 'negative-score', own({ score: -5 })],
  ['tsuzuki', 'repeatCount', 'impossible-repeat-count', own({ repeatCount: 99_999 })],
  ['tsuzuki-csv', 'progress', 'impossible-progress', table('progress', '100001')],
  ['tsuzuki-csv', 'startedOn', 'invalid-start-date', table('started_at', '2020-02-31')],
  [
    'mal-xml',
    'progress',
    'impossible-progress',
    mal('<my_read_chapters>999999999</my_read_chapters>'),
  ],
  ['mal-xml', 'progress', 'impossible-progress', mal('<my_read_chapters>many</my_read_chapters>')],
  [
    'mal-xml',
    'progressVolumes',
    'impossible-volumes',
    mal('<my_read_volumes>-1</my_read_volumes>'),
  ],
  ['mal-xml', 'startedOn', 'invalid-start-date', mal('<my_start_date>2020-02-31</my_start_date>')],
  ['mal-xml', 'startedOn', 'future-start-date', mal('<my_start_date>2099-01-01</my_start_date>')],
  ['mal-xml', 'repeatCount', 'repeat-count-255', mal('<my_times_read>255</my_times_read>')],
  ['mal-xml', 'repeatCount', 'impossible-repeat-count', mal('<my_times_read>x</my_times_read>')],
  ['mal-xml', 'score', 'negative-score', mal('<my_score>-1</my_score>')],
  ['mal-xml', 'score', 'impossible-score', mal('<my_score>good</my_score>')],
  ['anilist', 'progress', 'impossible-progress', aniList({ progress: 1e9 })],
  ['anilist', 'progressVolumes', 'impossible-volumes', aniList({ progressVolumes: 1e9 })],
  ['anilist', 'score', 'negative-score', aniList({ score: -2 })],
  ['anilist', 'score', 'negative-score', aniList({ score: -2 }, 'POINT_5')],
  ['anilist', 'repeatCount', 'impossible-repeat-count', aniList({ repeat: -1 })],
  ['anilist', 'startedOn', 'invalid-start-date', aniList({ startedAt: { year: 2020, month: 13 } })],
  ['kitsu', 'progress', 'impossible-progress', kitsu({ progress: 1e9 })],
  ['kitsu', 'score', 'negative-score', kitsu({ ratingTwenty: -1 })],
  ['kitsu', 'completedOn', 'future-finish-date', kitsu({ finishedAt: '2099-01-01T00:00:00Z' })],
  ['shikimori', 'progress', 'impossible-progress', shikimori({ chapters: 1e9 })],
  ['shikimori', 'repeatCount', 'impossible-repeat-count', shikimori({ rewatches: 10_000 })],
  ['simkl', 'progress', 'impossible-progress', simkl({ watched_episodes_count: 1e9 })],
  ['simkl', 'score', 'negative-score', simkl({ user_rating: -1 })],
  ['yamtrack', 'progress', 'impossible-progress', yamtrack('progress', '999999999')],
  ['yamtrack', 'startedOn', 'invalid-start-date', yamtrack('start_date', '2020-02-31')],
  ['yamtrack', 'repeatCount', 'impossible-repeat-count', yamtrack('repeats', '-1')],
];

it.each(IMPOSSIBLE)(
  '%s says nothing of %s where it is ignored as %s',
  async (format, field, word, file) => {
    const [row] = (await readAll(format, file)).rows;
    expect(row?.warnings).toEqual([`${word}-ignored`]);
    expect(row?.says).not.toHaveProperty(field);
  },
);

const BARE: readonly (readonly [ListFormat, Buffer])[] = [
  ['tsuzuki', own({ progress: undefined })],
  ['tsuzuki-csv', Buffer.from('kind,mal_id,status\nmanga,1,current\n')],
  ['mal-xml', mal('')],
  ['anilist', aniList({})],
  ['shikimori', shikimori({})],
  ['simkl', simkl({})],
  ['yamtrack', Buffer.from('media_id,media_type,status\n1,manga,In progress\n')],
];

it.each(BARE)('%s says nothing of what it has no member for', async (format, file) => {
  const [row] = (await readAll(format, file)).rows;
  expect(row?.says).toEqual({ status: 'CURRENT' });
  expect(row?.warnings).toEqual([]);
});

const readOwn = async (more: object) => {
  const [row] = (await readAll('tsuzuki', ownAnime(more))).rows;
  return { says: row?.says, warnings: row?.warnings };
};

it('cuts tags to what an edit takes, and says so', async () => {
  const long = 'x'.repeat(500);
  expect(await readOwn({ tags: [long, ` ${long}y`, 'calm'] })).toMatchObject({
    says: { tags: ['x'.repeat(50), 'calm'] },
    warnings: ['tags-cut-at-50'],
  });
  const many = Array.from({ length: 1000 }, (_, index) => `tag ${index}`);
  expect(await readOwn({ tags: many })).toMatchObject({
    says: { tags: many.slice(0, 50) },
    warnings: ['tags-over-50-left-out'],
  });
  expect(await readOwn({ tags: null })).toMatchObject({ says: { tags: [] }, warnings: [] });
  const [row] = (await readAll('mal-xml', malAnime(`<my_tags>calm,${long}</my_tags>`))).rows;
  expect(row?.warnings).toEqual(['tags-cut-at-50']);
});

const at = '2020-01-01T00:00:00Z';
const repeat = { state: 'finished', progress: 26, resumesAt: 26 };

it('leaves out plays that cannot be', async () => {
  const good = { unit: 2, at, pass: 1 };
  const plays = [good, { unit: 1.5, at }, { unit: 2, from: 0.5, at }, { unit: 1, at, pass: 2 }];
  const { says, warnings } = await readOwn({ passes: [repeat], plays });
  expect(says?.plays).toMatchObject([{ toUnit: 2, pass: 1 }]);
  expect(warnings).toEqual(['impossible-play-ignored']);
  const untold = await readOwn({ plays: [good, { unit: 1, at, pass: 10_000 }] });
  expect(untold.says?.plays).toHaveLength(1);
  expect(untold.warnings).toEqual(['impossible-play-ignored']);
  const [manga] = (await readAll('tsuzuki', own({ plays: [{ unit: 1.5, at }] }))).rows;
  expect(manga?.says.plays).toHaveLength(1);
});

it('keeps plays of rewatches that are only counted, and the numbers of those after them', async () => {
  const plays = [1, 2, 3].map((pass) => ({ unit: 2, at, pass }));
  const counted = await readOwn({ repeatCount: 2, passes: [], plays });
  expect(counted.says?.plays?.map(({ pass }) => pass)).toEqual([1, 2]);
  const passes = [{ ...repeat, number: 3 }, repeat, { ...repeat, number: 2 }];
  const { says, warnings } = await readOwn({ repeatCount: 2, passes, plays });
  expect(says?.passes?.map(({ number }) => number)).toEqual([3, 4, 5]);
  expect(says?.plays).toHaveLength(3);
  expect(warnings).toEqual([]);
});

it('mends rewatches that cannot be', async () => {
  const passes = [
    { ...repeat, startedAt: '2020-05', completedAt: '2020-04-30' },
    { ...repeat, startedAt: '2020-05-02', completedAt: '2020-05' },
    { ...repeat, progress: 3.7 },
  ];
  const { says, warnings } = await readOwn({ passes });
  expect(says?.passes).toMatchObject([
    { startedOn: '2020-05', completedOn: null },
    { startedOn: '2020-05-02', completedOn: '2020-05' },
    { progress: 3 },
  ]);
  expect(warnings).toEqual(['repeat-finish-before-start-ignored', 'repeat-progress-rounded-down']);
});

it('fills in a completed work as far as its length is known or likely', async () => {
  const rowOf = async (watched: number) => {
    const file = malAnime(
      `<my_status>Completed</my_status><my_watched_episodes>${watched}</my_watched_episodes>`,
    );
    return (await readAll('mal-xml', file)).rows[0]!;
  };
  const row = { ...(await rowOf(0)), total: null };
  expect(settle(row, null, 13).says.progress).toBe(13);
  expect(settle(row, 12, 13).says.progress).toBe(12);
  expect(settle(row, null).says.progress).toBe(0);
  const over = { ...(await rowOf(20)), total: null };
  expect(settle(over, null, 13)).toMatchObject({ says: { progress: 20 }, warnings: [] });
});

it('holds rewatches and plays against the length of the work', async () => {
  const passes = [{ ...repeat, progress: 30, resumesAt: 9999 }];
  const plays = [
    { unit: 27, at },
    { unit: 26, at },
  ];
  const [row] = (await readAll('tsuzuki', ownAnime({ passes, plays }))).rows;
  const { says, warnings } = settle(row!, 26);
  expect(says).toMatchObject({
    progress: 8,
    passes: [{ progress: 26, resumesAt: 26 }],
    plays: [{ toUnit: 26 }],
  });
  expect(warnings).toEqual(['progress-over-total-clamped', 'impossible-play-ignored']);
});
