import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { listPerson } from '../list-person.ts';
import { difference, LISTS, merge, rowsOf, shows, takeBack } from '../merging.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let from: Anime;
let into: Anime;
let people: Awaited<ReturnType<typeof watcher>>[];

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) {
  outcome problem { code message } entry { id version } } }`;
const PLAY = `mutation ($input: RecordPlayInput!) { recordPlay(input: $input) { batchId problem { code message } } }`;
const ENTRIES = `{ viewer { animeList { nodes { id status progress score notes anime { id } } } history { nodes { unit anime { id } } }
  notices { nodes { kind subject subjectId } } } }`;

const watcher = async (name: string) => {
  const person = await listPerson(test, name);
  return {
    ...person,
    save: async (animeId: string, input: object = {}) =>
      (await person.ask(SAVE, { input: { animeId, ...input } })).saveAnimeListEntry,
    play: async (animeId: string, unit: number, playedAt: string) =>
      expect(
        (await person.ask(PLAY, { input: { animeId, unit, playedAt } })).recordPlay.problem,
      ).toBeNull(),
    favour: (animeId: string) =>
      person.ask('mutation ($id: ID!) { toggleFavourite(animeId: $id) { isFavourite } }', {
        id: animeId,
      }),
    remove: (id: string) =>
      person.ask('mutation ($id: ID!) { deleteAnimeListEntry(id: $id) { outcome } }', { id }),
    seen: async () => (await person.ask(ENTRIES)).viewer,
  };
};

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  [from, into] = shows(test) as [Anime, Anime];
  people = [await watcher('aoi'), await watcher('ren'), await watcher('yuki')];
});
afterAll(() => test.close());

const clear = () =>
  sql`truncate lists.entry, lists.favourite, lists.tally, lists.merged_entry, lists.merged_favourite, profiles.notice cascade`.execute(
    test.app.db,
  );

const pair = () => ({ from: from.id, into: into.id });

it('entries move with their history, two of one list become one, and their owners are told', async () => {
  const [mover, both, none] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  const owned = (await mover.save(from.id, { status: 'CURRENT', progress: 1 })).entry;
  await mover.play(from.id, 2, '2026-01-10T12:00:00Z');
  await mover.favour(from.id);
  await both.save(from.id, { status: 'COMPLETED', progress: 12, score: 80, notes: 'first' });
  await both.save(into.id, { status: 'CURRENT', progress: 3, notes: 'second' });
  for (const id of [from.id, into.id]) await both.play(id, 4, '2026-01-10T12:00:00Z');
  await both.play(from.id, 5, '2026-01-11T12:00:00Z');
  await none.save(into.id, { status: 'PLANNING' });
  const id = await merge(test, pair());

  const moved = await mover.seen();
  expect(moved.animeList.nodes).toEqual([
    {
      id: owned.id,
      status: 'CURRENT',
      progress: 2,
      score: null,
      notes: null,
      anime: { id: into.id },
    },
  ]);
  expect(moved.history.nodes).toContainEqual({ unit: 2, anime: { id: into.id } });
  expect(moved.notices.nodes[0]).toMatchObject({ kind: 'ENTRY_MOVED', subjectId: into.id });
  const joined = await both.seen();
  expect(joined.animeList.nodes).toMatchObject([
    {
      status: 'COMPLETED',
      progress: 12,
      score: 80,
      notes: 'second\n\nfirst',
      anime: { id: into.id },
    },
  ]);
  const units = joined.history.nodes.map(({ unit }: { unit: number }) => unit);
  expect(units.filter((unit: number) => unit === 4)).toHaveLength(1);
  expect(units).toContain(5);
  expect(joined.notices.nodes[0]).toMatchObject({ kind: 'ENTRIES_MERGED', subjectId: into.id });
  expect((await none.seen()).notices.nodes).toEqual([]);
  // Whoever still knows the old id changes the entry that there is.
  expect(await mover.save(from.id, { progress: 3 })).toMatchObject({
    outcome: 'UPDATED',
    entry: { id: owned.id },
  });

  await takeBack(test, id);
  // What was changed in between stays with the entry, which is where it was.
  expect((await mover.seen()).animeList.nodes).toMatchObject([
    { id: owned.id, progress: 3, anime: { id: from.id } },
  ]);
  expect((await both.seen()).animeList.nodes).toMatchObject([
    { progress: 4, notes: 'second', anime: { id: into.id } },
    { status: 'COMPLETED', notes: 'first', anime: { id: from.id } },
  ]);
  expect((await both.seen()).notices.nodes[0]).toMatchObject({ kind: 'MERGE_UNDONE' });
});

it('an entry that was deleted before a merge is as it was after it is taken back', async () => {
  await clear();
  const [person] = people as [(typeof people)[0]];
  const { entry } = await person.save(into.id, { status: 'CURRENT', progress: 3, notes: 'old' });
  await person.remove(entry.id);
  await person.save(from.id, { status: 'COMPLETED', progress: 12, notes: 'new' });
  const before = await rowsOf(test, LISTS);
  await takeBack(test, await merge(test, pair()));
  expect(difference(before, await rowsOf(test, LISTS))).toEqual({});
});

/** What somebody does with a list. */
type Act = (who: number, animeId: string) => Promise<unknown>;
const person = (who: number) => people[who]!;
const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .record({
      status: fc.constantFrom('CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'),
      progress: fc.integer({ min: 0, max: 12 }),
      notes: fc.constantFrom('one', 'two', null),
      isPrivate: fc.boolean(),
    })
    .map(
      ({ isPrivate, ...input }): Act =>
        (who, id) =>
          person(who).save(id, { ...input, visibility: isPrivate ? 'PRIVATE' : 'PUBLIC' }),
    ),
  fc.record({ unit: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 9 }) }).map(
    ({ unit, day }): Act =>
      (who, id) =>
        person(who).play(id, unit, `2026-01-0${day}T12:00:00Z`),
  ),
  fc.constant<Act>((who, id) => person(who).favour(id)),
  fc.constant<Act>(async (who, id) => {
    const { animeList } = await person(who).seen();
    const entry = animeList.nodes.find(({ anime }: { anime: { id: string } }) => anime.id === id);
    return entry && person(who).remove(entry.id);
  }),
);
const acts = fc.array(fc.record({ act, who: fc.nat(2), isOfFirst: fc.boolean() }), {
  maxLength: 12,
});

it('a merge that is taken back leaves every row as it was, whatever lists hold', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      await clear();
      for (const { act: doIt, who, isOfFirst } of done)
        await doIt(who, isOfFirst ? from.id : into.id);
      const before = await rowsOf(test, LISTS);
      const id = await merge(test, pair());
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from lists.entry where work_id = ${from.id} and deleted_at is null`.execute(
        test.app.db,
      );
      expect(rows[0]?.count).toBe(0);
      await takeBack(test, id);
      expect(difference(before, await rowsOf(test, LISTS))).toEqual({});
    }),
    { numRuns: 8 },
  );
}, 300_000);
