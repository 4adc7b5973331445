import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  catalogue,
  changeFeed,
  HUB,
  importIdentifiedAnime,
  SYNOPSES,
} from '#slices/catalog/index.ts';
import { importCatalogue } from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'] });
});
afterAll(() => test.close());

const steinsGate = () => test.app.get(catalogue).byExternalId('bangumi', '10380')[0]!;
const OWN = 'https://creativecommons.org/publicdomain/zero/1.0/';

const textsOf = async (id: string) => {
  const { data } = await test.ask(
    `query ($id: ID!) {
      anime(id: $id) {
        en: description { text lang source license url }
        ja: description(lang: "ja") { text lang source }
      }
    }`,
    { variables: { id } },
  );
  return data.anime;
};

it('come with the catalogue, in both languages of the pages', async () => {
  const { en, ja } = await textsOf(steinsGate().id);
  expect(en).toMatchObject({ lang: 'en', source: SYNOPSES, license: 'CC0 1.0', url: OWN });
  expect(en.text).toContain('Okabe');
  expect(ja).toMatchObject({ lang: 'ja', source: SYNOPSES });
  expect(ja.text).toContain('岡部');
});

it('of manga come with their sample', async () => {
  const { data } = await test.ask(
    '{ searchManga(query: "Berserk", first: 1) { nodes { titleRomaji description { lang source } } } }',
  );
  expect(data.searchManga.nodes).toEqual([
    { titleRomaji: 'Berserk', description: { lang: 'en', source: 'curated-manga' } },
  ]);
});

it('are imported again without a change', async () => {
  const again = await importCatalogue(test.app, { sources: [SYNOPSES] });
  expect(again).toMatchObject({ added: 0, updated: 0, removed: 0, refused: 0 });
  expect(again.unchanged).toBe(again.rows);
});

it('give way to what people write at the hub', async () => {
  const { id } = steinsGate();
  const claims = [
    { sourceId: id, workId: id, descriptions: [{ text: 'A phone microwave.', lang: 'en' }] },
  ];
  await test.app.db
    .transaction()
    .execute((tx) => importIdentifiedAnime(test.app, tx, { source: HUB, claims }));
  await test.app.get(changeFeed).catchUp();
  const { en, ja } = await textsOf(id);
  expect(en).toMatchObject({ text: 'A phone microwave.', source: HUB });
  expect(ja.source).toBe(SYNOPSES);
});
