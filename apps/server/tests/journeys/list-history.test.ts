import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { catalogue, type Anime } from '#slices/catalog/index.ts';
import { rebuildStatistics } from '#slices/lists/index.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let show: Anime;
let last: number;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  show = [...test.app.get(catalogue).all()].find(
    ({ format, episodeCount, episodeCountSource }) =>
      format === 'TV' && episodeCountSource === 'RECORDED' && episodeCount === 12,
  ) as Anime;
  last = show.episodeCount ?? 0;
});
afterAll(() => test.close());

const ENTRY = `id status progress startedOn completedOn repeatCount version`;
const CHANGE = `plays batchId problem { code message } animeEntries { ${ENTRY} }`;
const RECORD = `mutation ($input: RecordPlayInput!) { recordPlay(input: $input) { ${CHANGE} } }`;
const HISTORY = `{ viewer { history { totalCount nodes { id unit fromUnit pass source playedAt batchId } } } }`;
const ACTIVITY = `{ viewer { activity { nodes { kind fromUnit toUnit anime { id } } } } }`;

const watcher = async (name: string) => {
  const person = await listPerson(test, name);
  return {
    ...person,
    record: async (unit: number, playedAt?: string) =>
      (await person.ask(RECORD, { input: { animeId: show.id, unit, playedAt } })).recordPlay,
    save: async (input: object) =>
      (
        await person.ask(
          `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome batchId entry { ${ENTRY} } } }`,
          { input: { animeId: show.id, ...input } },
        )
      ).saveAnimeListEntry,
    update: async (id: string, edit: object) =>
      (
        await person.ask(
          `mutation ($id: ID!, $unit: Float, $playedAt: DateTime) { updatePlay(id: $id, unit: $unit, playedAt: $playedAt) { ${CHANGE} } }`,
          { id, ...edit },
        )
      ).updatePlay,
    remove: async (ids: string[]) =>
      (
        await person.ask(`mutation ($ids: [ID!]!) { deletePlays(ids: $ids) { ${CHANGE} } }`, {
          ids,
        })
      ).deletePlays,
    undo: async (batch: string) =>
      (await person.ask(`mutation ($batch: ID!) { undo(batch: $batch) { ${CHANGE} } }`, { batch }))
        .undo,
    history: async () => (await person.ask(HISTORY)).viewer.history,
    activity: async () => (await person.ask(ACTIVITY)).viewer.activity.nodes,
    entry: async () =>
      (await person.ask(`{ viewer { animeList { nodes { ${ENTRY} } } } }`)).viewer.animeList
        .nodes[0],
  };
};

describe('a play', () => {
  it('moves the entry, and told twice is one', async () => {
    const { record, history } = await watcher('plain');
    expect(await record(1)).toMatchObject({
      plays: 1,
      animeEntries: [{ status: 'CURRENT', progress: 1, startedOn: '2026-01-15' }],
    });
    expect(await record(1)).toMatchObject({ plays: 0, batchId: null });
    const { totalCount, nodes } = await history();
    expect(totalCount).toBe(1);
    expect(nodes[0]).toMatchObject({ unit: 1, fromUnit: 1, pass: 0, source: 'WEB' });
  });

  it('beyond the last episode, or of the future, is refused with a word on it', async () => {
    const { record } = await watcher('beyond');
    const { problem } = await record(13);
    expect(problem.message).toMatch(/^"unit" must be from 0 to 12: .* has no more episodes/u);
    expect(await record(1, '2026-02-01T00:00:00Z')).toMatchObject({
      plays: 0,
      problem: { code: 'BAD_USER_INPUT' },
    });
  });

  it('of the past moves the start that a later one had given', async () => {
    const { record } = await watcher('earlier');
    await record(2);
    expect(await record(1, '2025-12-24T20:00:00Z')).toMatchObject({
      animeEntries: [{ progress: 2, startedOn: '2025-12-24' }],
    });
  });

  it('taken back leaves the entry where the others left it', async () => {
    const { save, record, history, remove, undo } = await watcher('back');
    await save({ progress: 9, startedOn: '2025' });
    for (const unit of [10, 11, 12]) await record(unit);
    const { nodes } = await history();
    const idOf = (unit: number) => nodes.find((node: any) => node.unit === unit).id;
    expect(await remove([idOf(11)])).toMatchObject({
      animeEntries: [{ progress: 12, status: 'COMPLETED' }],
    });
    const removed = await remove([idOf(12)]);
    expect(removed.animeEntries[0]).toMatchObject({
      progress: 10,
      status: 'CURRENT',
      completedOn: null,
    });
    expect(await remove([idOf(10)])).toMatchObject({
      animeEntries: [{ progress: 9, startedOn: '2025' }],
    });
    expect(await undo(removed.batchId)).toMatchObject({
      plays: 1,
      animeEntries: [{ progress: 12, status: 'COMPLETED', completedOn: '2026-01-15' }],
    });
  });

  it('said anew moves the entry with it', async () => {
    const { record, history, update, entry, undo } = await watcher('anew');
    for (const unit of [1, 2]) await record(unit);
    const latest = (await history()).nodes.find(({ unit }: any) => unit === 2);
    const changed = await update(latest.id, { unit: 5, playedAt: '2026-01-10T20:00:00Z' });
    expect(changed).toMatchObject({ plays: 1, animeEntries: [{ progress: 5 }] });
    expect((await history()).totalCount).toBe(2);
    await undo(changed.batchId);
    expect(await entry()).toMatchObject({ progress: 2 });
    expect((await history()).nodes.map(({ unit }: any) => unit).toSorted()).toEqual([1, 2]);
  });

  it('of somebody else is not there', async () => {
    const owner = await watcher('owner');
    const { batchId } = await owner.record(1);
    const [play] = (await owner.history()).nodes;
    const stranger = await watcher('stranger');
    expect(await stranger.update(play.id, { unit: 2 })).toMatchObject({
      problem: { code: 'NOT_FOUND' },
    });
    expect(await stranger.remove([play.id])).toMatchObject({ plays: 0, batchId: null });
    expect(await stranger.undo(batchId)).toMatchObject({ problem: { code: 'NOT_FOUND' } });
    expect((await owner.history()).totalCount).toBe(1);
  });
});

describe('activity', () => {
  it('is one line for what follows within hours, and shrinks with what is taken back', async () => {
    const { id, record, activity, undo } = await watcher('busy');
    await record(1);
    const { batchId } = await record(2);
    await record(3);
    expect(await activity()).toEqual([
      { kind: 'PROGRESS', fromUnit: 1, toUnit: 3, anime: { id: show.id } },
    ]);
    await test.app.database.pool.query(
      "update lists.activity set updated_at = updated_at - interval '7 hours' where user_id = $1",
      [id],
    );
    const later = await record(4);
    expect((await activity()).map(({ fromUnit }: any) => fromUnit)).toEqual([4, 1]);
    await undo(later.batchId);
    expect(await activity()).toMatchObject([{ fromUnit: 1, toUnit: 3 }]);
    await undo(batchId);
    expect(await activity()).toMatchObject([{ fromUnit: 1, toUnit: 3 }]);
  });

  it('tells of what is completed, and of no import', async () => {
    const { save, activity } = await watcher('teller');
    await save({ status: 'PLANNING' });
    await save({ status: 'COMPLETED', score: 90 });
    expect((await activity()).map(({ kind }: any) => kind)).toEqual(
      expect.arrayContaining(['COMPLETED', 'PLANNED']),
    );
  });
});

const SUMS = `{ viewer {
  statistics(media: ANIME) { entries units minutes scored meanScore standardDeviation
    statuses { value entries } scores { value entries } formats { value entries } genres { value units } }
  heatMap(from: "2026-01-01", to: "2026-01-31") { on units plays } } }`;

it('statistics and the heat map follow', async () => {
  const { ask, record, save } = await watcher('counted');
  await record(1, '2026-01-10T23:30:00Z');
  await record(2, '2026-01-10T10:00:00Z');
  await record(3);
  await save({ score: 80 });
  const { statistics, heatMap } = (await ask(SUMS)).viewer;
  expect(statistics).toMatchObject({
    entries: 1,
    units: 3,
    minutes: 72,
    meanScore: 80,
    standardDeviation: 0,
    statuses: [{ value: 'CURRENT', entries: 1 }],
    scores: [{ value: '80', entries: 1 }],
    formats: [{ value: 'TV', entries: 1 }],
  });
  expect(heatMap).toEqual([
    { on: '2026-01-10', units: 2, plays: 2 },
    { on: '2026-01-15', units: 1, plays: 1 },
  ]);
});

type Act = { act: 'record' | 'save' | 'status' | 'undo' | 'remove'; n: number };

it('whatever is done: progress is what was said and played, and sums are what counting says', async () => {
  const acts: fc.Arbitrary<Act> = fc.record({
    act: fc.constantFrom('record', 'save', 'status', 'undo', 'remove'),
    n: fc.integer({ min: 1, max: 12 }),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 10 }), async (list) => {
      const person = await watcher(`random${(run += 1)}`);
      const batches: string[] = [];
      for (const { act, n } of list) {
        const status = ['CURRENT', 'COMPLETED', 'REPEATING', 'PAUSED'][n % 4];
        const ids = act === 'remove' ? (await person.history()).nodes.slice(0, 1) : [];
        const answer = await {
          record: () => person.record(n),
          save: () => person.save({ progress: n }),
          status: () => person.save({ status }),
          undo: () => person.undo(batches.at(-(1 + (n % 3))) ?? test.app.ids.next()),
          remove: () => person.remove(ids.map(({ id }: any) => id)),
        }[act]();
        if (answer.batchId) batches.push(answer.batchId);
      }
      const { rows } = await test.app.database.pool.query(
        `select e.progress::float8, greatest(e.stated_progress, coalesce((select max(p.to_unit) from lists.play p
           where p.entry_id = e.id and p.removed_in is null and p.entry_version > e.stated_version), 0))::float8 as reckoned,
           e.status, e.passes -> -1 ->> 'state' as pass
         from lists.entry e where e.user_id = $1 and e.deleted_at is null`,
        [person.id],
      );
      for (const { progress, reckoned, status, pass } of rows) {
        expect(progress).toBe(reckoned);
        expect(progress).toBeLessThanOrEqual(last);
        expect(status === 'REPEATING').toBe(pass === 'OPEN');
      }
      const sums = async () =>
        (
          await test.app.database.pool.query(
            'select * from lists.tally where user_id = $1 order by media, visibility, facet, value',
            [person.id],
          )
        ).rows;
      const kept = await sums();
      await test.app.db.transaction().execute((tx) => rebuildStatistics(test.app, tx, person.id));
      expect(await sums()).toEqual(kept);
    }),
    { numRuns: 12 },
  );
});
