import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { LIST_STATUSES } from '#slices/lists/values.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof listPerson>>;

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome problem { code } } }`;

/** A list whose entries are not all on its lists by status, and not all for everybody. */
beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  owner = await listPerson(test, 'counted');
  const works = [...test.app.get(catalogue).all()];
  const tame = works.filter(({ isAdult }) => !isAdult).map(({ id }) => id);
  const adult = works.find(({ isAdult }) => isAdult)?.id;
  const listOf = async (name: string): Promise<string> =>
    (
      await owner.ask(
        `mutation { createCustomList(media: ANIME, name: "${name}") { customList { id } } }`,
      )
    ).createCustomList.customList.id;
  const kept = await listOf('Kept');
  const off = (list: string) => ({ customLists: [list], isHiddenFromStatusLists: true });
  const entries = [
    { status: 'CURRENT' },
    { status: 'CURRENT', ...off(kept) },
    { status: 'COMPLETED', ...off(kept) },
    // Hidden, but on no custom list, so not left out.
    { status: 'PAUSED', isHiddenFromStatusLists: true },
    { status: 'PAUSED', visibility: 'PRIVATE' },
    { status: 'PLANNING' },
  ];
  for (const [at, entry] of entries.entries())
    await owner.ask(SAVE, { input: { animeId: tame[at], ...entry } });
  await owner.ask(SAVE, { input: { animeId: adult, status: 'PLANNING' } });
});
afterAll(() => test.close());

const byStatus = (counts: readonly { value: string; entries: number }[]) =>
  Object.fromEntries(counts.map(({ value, entries }) => [value, entries]));

const LISTS = LIST_STATUSES.map(
  (status) => `${status}: animeList(status: ${status}) { totalCount }`,
).join(' ');
const onLists = (lists: Record<string, { totalCount: number }>) =>
  Object.fromEntries(
    LIST_STATUSES.map((status) => [status, lists[status]?.totalCount ?? 0]).filter(
      ([, entries]) => entries !== 0,
    ),
  );

it('count by status what the lists of a user show to others', async () => {
  const expected = { CURRENT: 1, PAUSED: 1, PLANNING: 1 };
  const visitor = await listPerson(test, 'visitor');
  const seen = async () =>
    (
      await visitor.ask(
        `{ user(username: "counted") { statusCounts(media: ANIME) { value entries } ${LISTS} } }`,
      )
    ).user;
  const shown = await seen();
  expect(byStatus(shown.statusCounts)).toEqual(expected);
  expect(onLists(shown)).toEqual(expected);
  await visitor.ask('mutation { updatePreferences(input: { showsAdult: true }) { __typename } }');
  const all = await seen();
  expect(byStatus(all.statusCounts)).toEqual({ ...expected, PLANNING: 2 });
  expect(onLists(all)).toEqual({ ...expected, PLANNING: 2 });
});

it('count by status what the lists of their owner show', async () => {
  const { viewer } = await owner.ask(
    `{ viewer { listCounts(media: ANIME) { statuses { value entries } } ${LISTS} } }`,
  );
  expect(byStatus(viewer.listCounts.statuses)).toEqual({ CURRENT: 1, PAUSED: 2, PLANNING: 2 });
  expect(onLists(viewer)).toEqual(byStatus(viewer.listCounts.statuses));
});
