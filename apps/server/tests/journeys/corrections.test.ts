import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, changeFeed, CORRECTIONS } from '#slices/catalog/index.ts';
import { importCatalogue, isCatalogueCurrent } from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'] });
});
afterAll(() => test.close());

const byBangumi = (id: number) => test.app.get(catalogue).byExternalId('bangumi', String(id))[0];
const correct = async () => {
  const report = await importCatalogue(test.app, { sources: [CORRECTIONS] });
  await test.app.get(changeFeed).catchUp();
  return report;
};

const STEINS_GATE = 10380;

it('come with the catalogue, and say where they are from', async () => {
  expect(byBangumi(STEINS_GATE)).toMatchObject({
    titleNative: 'Steins;Gate',
    episodeCount: 24,
    episodeCountSource: 'RECORDED',
    provenance: { episodeCount: CORRECTIONS, titleNative: 'bangumi-data' },
  });
  const { data } = await test.ask('{ dataSources { key licence attribution } }');
  expect(data.dataSources).toContainEqual({
    key: CORRECTIONS,
    licence: 'CC0 1.0',
    attribution: expect.stringContaining('reference'),
  });
  expect(await isCatalogueCurrent(test.app)).toBe(true);
});

it('give ids back to the works that they are of', () => {
  const byMal = (id: string) => test.app.get(catalogue).byExternalId('mal', id);
  expect(byMal('552')).toMatchObject([{ format: 'TV', episodeCount: 54 }]);
  expect(byMal('2961')).toMatchObject([{ format: 'MOVIE', startOn: '1999-03-06' }]);
});

it('are imported again without a change, also after what they correct', async () => {
  const again = await correct();
  expect(again).toMatchObject({ added: 0, updated: 0, removed: 0, refused: 0 });
  expect(again.unchanged).toBe(again.rows);
  await importCatalogue(test.app, { sources: ['packages'] });
  await test.app.get(changeFeed).catchUp();
  expect(byBangumi(STEINS_GATE)?.episodeCount).toBe(24);
});

it('that the file no longer has are taken back, and those of works that are not here are refused', async () => {
  await sql`
    update catalog.claim set source_id = 'bangumi:1' where source = ${CORRECTIONS} and source_id = ${`bangumi:${STEINS_GATE}`}`.execute(
    test.app.db,
  );
  await sql`
    update catalog.external_id set external_id = 'gone' where site = 'bangumi' and external_id = '876'`.execute(
    test.app.db,
  );
  const report = await correct();
  expect(report).toMatchObject({ removed: 2, updated: 1, refused: 1 });
  expect(report.refusals[0]?.ref).toContain('CLANNAD');
  expect(byBangumi(STEINS_GATE)?.episodeCount).toBe(24);
});
