import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Media,
  type Anime,
  catalogue,
  type Manga,
  mangaCatalogue,
} from '#slices/catalog/index.ts';
import {
  addCollections,
  type EntryRow,
  LIST_STATUSES,
  VISIBILITIES,
  workOf,
  writeEntries,
} from '#slices/lists/index.ts';
import type { ExportFormat } from '#slices/listfiles/index.ts';
import { fitting, somePasses, somePlays } from '#slices/listfiles/formats/fixtures/history.ts';
import { bring, exported, listInWords } from '../list-files.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
const shelves: Record<Media, { id: string; most: number }[]> = { ANIME: [], MANGA: [] };

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  for (const media of ['ANIME', 'MANGA'] as const) {
    const works =
      media === 'ANIME'
        ? [...test.app.get(catalogue).all()]
        : [...test.app.get(mangaCatalogue).all()];
    shelves[media] = (works as (Anime | Manga)[])
      .filter(({ externalIds }) => externalIds.some(({ site }) => site === 'mal'))
      .slice(0, 200)
      .map(({ id }) => ({ id, most: workOf(test.app, media, id)?.length.units ?? 3000 }));
  }
});
afterAll(() => test.close());

let people = 0;
const person = async () => (await test.user(`traveller${(people += 1)}`)).id;

const date = fc.constantFrom(null, '2014', '2014-05', '2014-05-31', '2020-02-29');
const text = fc
  .oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc.constantFrom('=1+1', ']]>', '<br />', '&amp;', 'a\nb', "'"),
  )
  .map((raw) =>
    raw
      .replaceAll(/[\0\r]/gu, '')
      .toWellFormed()
      .trim(),
  );
const words = fc
  .array(
    text.map((raw) => raw.slice(0, 30).toWellFormed().trim()),
    { maxLength: 3 },
  )
  .map((list) => [...new Set(list.filter((each) => each !== ''))]);

const said = fc.record({
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  status: fc.constantFrom(...LIST_STATUSES),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
  repeatCount: fc.integer({ min: 0, max: 20 }),
  startedOn: date,
  completedOn: date,
  notes: text.map((raw) => raw || null),
  tags: words,
  priority: fc.integer({ min: 0, max: 3 }),
  visibility: fc.constantFrom(...VISIBILITIES),
  isHiddenFromStatusLists: fc.boolean(),
  isFavourite: fc.boolean(),
});
const instant = fc.constantFrom(
  new Date('2020-01-01T00:00:00Z'),
  new Date('2020-01-01T00:00:00.001Z'),
  new Date('2026-11-20T23:59:59.999Z'),
);
const historyOf = (media: Media) =>
  fc.record({ passes: somePasses(media), plays: somePlays(media) });
const histories = fc.record({ ANIME: historyOf('ANIME'), MANGA: historyOf('MANGA') });

/** A list that a user could have: no dates in the wrong order, no progress beyond the end. */
const lists = fc
  .uniqueArray(
    fc.record({
      media: fc.constantFrom<Media>('ANIME', 'MANGA'),
      work: fc.nat({ max: 199 }),
      said,
      histories,
    }),
    { minLength: 1, maxLength: 25, selector: ({ media, work }) => `${media}${work}` },
  )
  .map((list) =>
    list.flatMap(
      ({ media, work, said: { part, isFavourite, ...state }, histories: known }): EntryRow[] => {
        const found = shelves[media][work];
        if (!found) return [];
        const progress = state.status === 'COMPLETED' ? found.most : Math.floor(part * found.most);
        return [
          {
            media,
            workId: found.id,
            state: { ...state, progress, passes: fitting(known[media], found.most).passes },
            isFavourite,
          },
        ];
      },
    ),
  )
  .filter((list) => list.length > 0);

const fill = (userId: string, rows: readonly EntryRow[]) =>
  test.app.db.transaction().execute((tx) =>
    writeEntries(test.app, tx, {
      userId,
      source: 'IMPORT',
      client: { kind: 'import', name: null },
      batchId: test.app.ids.next(),
      rows,
      policy: 'file-wins',
    }),
  );

const FILES: readonly (readonly [ExportFormat, ('anime' | 'manga')[]])[] = [
  ['tsuzuki', ['anime']],
  ['tsuzuki-csv', ['anime']],
  ['mal-xml', ['anime', 'manga']],
];

it('whatever list there is, each of its exports changes nothing when it comes back', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (rows) => {
      const userId = await person();
      await fill(userId, rows);
      const list = await listInWords(test, userId);
      for (const [format, kinds] of FILES)
        for (const kind of kinds) {
          const media = kind === 'anime' ? 'ANIME' : 'MANGA';
          const count =
            format === 'mal-xml' ? rows.filter((row) => row.media === media).length : rows.length;
          if (count === 0) continue;
          const file = await exported(test, { userId, format, kind });
          const report = await bring(test, { userId, format, file });
          expect(report).toMatchObject({ added: 0, updated: 0, unchanged: count, skipped: 0 });
        }
      expect(await listInWords(test, userId)).toEqual(list);
    }),
    { numRuns: 25, seed: 6 },
  );
});

/** Contradictory statuses and progress, history, and fields that only our own formats have. */
const wholeLists = fc
  .uniqueArray(
    fc.record({
      media: fc.constantFrom<Media>('ANIME', 'MANGA'),
      work: fc.nat({ max: 199 }),
      said,
      histories,
      customLists: words,
      createdAt: instant,
      updatedAt: instant,
    }),
    { minLength: 1, maxLength: 20, selector: ({ media, work }) => `${media}${work}` },
  )
  .map((list) =>
    list.flatMap(({ media, work, said: entry, histories: known, ...row }): EntryRow[] => {
      const found = shelves[media][work];
      if (!found) return [];
      const { part, isFavourite, ...state } = entry;
      const progress = Math.floor(part * found.most);
      const { passes, plays } = fitting(known[media], found.most);
      const whole = { ...state, progress, passes };
      return [{ media, workId: found.id, isFavourite, state: whole, plays, ...row }];
    }),
  )
  .filter((list) => list.length > 0);

/** An empty custom list, and a favourite that may not be on the list. */
const addBesides = (userId: string) =>
  test.app.db.transaction().execute((tx) =>
    addCollections(
      test.app,
      tx,
      {
        userId,
        source: 'WEB',
        client: { kind: 'web', name: null },
        batchId: test.app.ids.next(),
        at: test.app.clock.now(),
      },
      {
        customLists: [{ media: 'MANGA', name: 'Some day' }],
        favourites: [{ media: 'ANIME', workId: shelves.ANIME[3]!.id }],
      },
    ),
  );

it('whatever list there is, our own exports make the same list for somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(
      wholeLists,
      fc.constantFrom('tsuzuki' as const, 'tsuzuki-csv' as const),
      async (rows, format) => {
        const userId = await person();
        await fill(userId, rows);
        await addBesides(userId);
        const file = await exported(test, { userId, format });
        const stranger = await person();
        await bring(test, { userId: stranger, format, file });
        expect((await exported(test, { userId: stranger, format })).toString()).toBe(
          file.toString(),
        );
        const again = await bring(test, { userId: stranger, format, file });
        expect(again).toMatchObject({ added: 0, updated: 0, unchanged: rows.length, skipped: 0 });
      },
    ),
    { numRuns: 20, seed: 7 },
  );
});
