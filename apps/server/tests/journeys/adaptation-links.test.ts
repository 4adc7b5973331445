import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkAdaptations, type Media, sayOfWork } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
const WORKS: { medium: Media; id: string }[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'empty', roles: ['web'] });
  for (const medium of ['MANGA', 'MANGA', 'MANGA', 'ANIME', 'ANIME'] as const) {
    WORKS.push({ medium, id: test.app.ids.next() });
  }
});
afterAll(() => test.close());

const links = async (): Promise<unknown[]> => {
  const { rows } =
    await sql`select manga_id, anime_id from catalog.adaptation order by 1, 2`.execute(test.app.db);
  return rows;
};

const saying = fc.record({
  work: fc.nat(4),
  title: fc.constantFrom('空', '海', null),
  startOn: fc.constantFrom('2001', '2002-04', '2003', null),
});

it('links of a work that is edited are those that all works together give', async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(saying, { minLength: 4, maxLength: 16 }), async (sayings) => {
      const wrong: unknown[] = [];
      for (const { work, title, startOn } of sayings) {
        const { medium, id: workId } = WORKS[work]!;
        const format = medium === 'ANIME' ? 'TV' : 'MANGA';
        const said = title === null ? {} : { titleNative: title, startOn, format };
        await test.app.db.transaction().execute(async (tx) => {
          const fields = ['titleNative', 'startOn'];
          await sayOfWork(test.app, tx, { medium, workId, said, fields });
        });
        const narrow = await links();
        await test.app.db.transaction().execute((tx) => linkAdaptations(tx));
        const whole = await links();
        most = Math.max(most, whole.length);
        if (JSON.stringify(narrow) !== JSON.stringify(whole)) wrong.push({ narrow, whole });
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 15 },
  );
  expect(most).toBeGreaterThan(0);
});
