import { expect, it } from 'vitest';
import { readAll } from './fixtures/read-sample.ts';
import type { ListFormat } from './list-format.ts';

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const mal = (tags: string): Buffer =>
  Buffer.from(
    `<myanimelist><anime><series_animedb_id>1</series_animedb_id><series_title>Bebop</series_title>${tags}</anime></myanimelist>`,
  );
const aniList = (more: object): Buffer =>
  json([{ status: 'CURRENT', ...more, media: { id: 1, type: 'ANIME', title: 'Bebop' } }]);
const aniListExport = (more: object): Buffer =>
  json({ lists: [{ series_id: 1, series_type: 0, status: 0, ...more }] });
const malApi = (more: object): Buffer =>
  json({
    data: [{ node: { id: 1, title: 'Bebop' }, list_status: { status: 'watching', ...more } }],
  });
const malPage = (more: object): Buffer =>
  json([{ anime_id: 1, anime_title: 'Bebop', status: 1, anime_num_episodes: 26, ...more }]);
const kitsu = (more: object): Buffer =>
  json({
    data: [
      {
        type: 'libraryEntries',
        attributes: { status: 'current', ...more },
        relationships: { anime: { data: { id: '1', type: 'anime' } } },
      },
    ],
  });
const shikimori = (more: object): Buffer =>
  json([{ target_id: 1, target_type: 'Anime', status: 'watching', ...more }]);
const simkl = (more: object): Buffer =>
  json({ anime: [{ status: 'watching', show: { title: 'Bebop', ids: { mal: 1 } }, ...more }] });
const planet = (more: object): Buffer =>
  json({ export: { type: 'anime' }, entries: [{ name: 'Bebop', status: 'watching', ...more }] });
const yamtrack = (status: string, progress: string): Buffer =>
  Buffer.from(`media_id,media_type,status,progress\n1,anime,${status},${progress}\n`);
const own = (more: object): Buffer =>
  json({
    format: 'tsuzuki-list/1',
    entries: [{ kind: 'anime', ids: { mal: 1 }, title: 'Bebop', status: 'current', ...more }],
  });
const table = (status: string, priority: string): Buffer =>
  Buffer.from(`kind,mal_id,status,priority,score\nanime,1,${status},${priority},85\n`);

const BAD: readonly (readonly [ListFormat, string, string, Buffer])[] = [
  ['mal-xml', 'status', 'Bingeing', mal('<my_status>Bingeing</my_status>')],
  ['mal-xml', 'score', 'good', mal('<my_status>Watching</my_status><my_score>good</my_score>')],
  ['mal-json', 'progress', 'five', malApi({ num_episodes_watched: 'five' })],
  ['mal-json', 'status', 'bingeing', malApi({ status: 'bingeing' })],
  ['mal-json', 'score', 'good', malPage({ score: 'good' })],
  ['anilist', 'progress', 'five', aniList({ progress: 'five' })],
  ['anilist', 'status', 'BINGEING', aniList({ status: 'BINGEING' })],
  ['anilist', 'score', 'good', aniList({ score: 'good' })],
  ['anilist', 'startedOn', 'yesterday', aniList({ startedAt: 'yesterday' })],
  ['anilist', 'startedOn', '2020-13', aniList({ startedAt: { year: 2020, month: 13 } })],
  ['anilist', 'progress', 'five', aniListExport({ progress: 'five' })],
  ['anilist', 'status', '9', aniListExport({ status: 9 })],
  ['anilist', 'completedOn', 'May', aniListExport({ finished_on: 'May' })],
  ['kitsu', 'progress', 'five', kitsu({ progress: 'five' })],
  ['kitsu', 'status', 'bingeing', kitsu({ status: 'bingeing' })],
  ['shikimori', 'progress', 'five', shikimori({ episodes: 'five' })],
  ['shikimori', 'status', '7', shikimori({ status: 7 })],
  ['simkl', 'score', 'good', simkl({ user_rating: 'good' })],
  ['simkl', 'status', 'bingeing', simkl({ status: 'bingeing' })],
  ['anime-planet', 'progress', 'five', planet({ eps: 'five' })],
  ['anime-planet', 'startedOn', 'true', planet({ started: true })],
  ['yamtrack', 'status', 'Bingeing', yamtrack('Bingeing', '5')],
  ['yamtrack', 'progress', 'five', yamtrack('In progress', 'five')],
  ['tsuzuki', 'status', 'bingeing', own({ status: 'bingeing' })],
  ['tsuzuki', 'progress', 'five', own({ progress: 'five' })],
  ['tsuzuki', 'priority', 'urgent', own({ priority: 'urgent' })],
  ['tsuzuki', 'passes', '[{"state":"bogus"}]', own({ passes: [{ state: 'bogus' }] })],
  ['tsuzuki', 'notes', '5', own({ notes: 5 })],
  ['tsuzuki-csv', 'status', 'bingeing', table('bingeing', '')],
  ['tsuzuki-csv', 'priority', 'urgent', table('current', 'urgent')],
];

it.each(BAD)(
  '%s keeps a row whose %s “%s” is not understood',
  async (format, field, value, file) => {
    const { rows, skipped } = await readAll(format, file);
    expect(skipped).toEqual([]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.unread).toMatchObject([{ field, value }]);
    expect(rows[0]?.says).not.toHaveProperty(field);
  },
);

it('keeps everything else that the row says', async () => {
  const tags =
    '<my_status>Bingeing</my_status><my_watched_episodes>5</my_watched_episodes><my_score>8.5</my_score>';
  const [row] = (await readAll('mal-xml', mal(tags))).rows;
  expect(row).toMatchObject({
    title: 'Bebop',
    ids: { mal: '1' },
    says: { progress: 5, score: 85 },
  });
  const [other] = (await readAll('anilist', aniList({ progress: 'five', score: 90 }))).rows;
  expect(other).toMatchObject({ title: 'Bebop', says: { status: 'CURRENT', score: 90 } });
});

it('shortens a value that is longer than anybody reads', async () => {
  const [row] = (await readAll('tsuzuki', own({ status: 'x'.repeat(5000) }))).rows;
  expect(row?.unread?.[0]?.value).toHaveLength(100);
});

it('keeps the title of a row whose ids are not understood', async () => {
  const file = json([{ status: 'CURRENT', media: { id: 'one', type: 'ANIME', title: 'Bebop' } }]);
  const { rows } = await readAll('anilist', file);
  expect(rows).toMatchObject([{ title: 'Bebop', ids: {} }]);
});
