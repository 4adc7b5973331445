import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, changeFeed, vouchForAnime } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let folder: string;

const rowOf = (key: string, mal: number | null, title: string) => ({
  key,
  title,
  titles: [title],
  anidb: 90_000_000 + key.charCodeAt(0),
  mal,
  anilist: null,
  episodes: 12,
  start: '2026-10-04',
  end: null,
});

const ROWS = [
  rowOf('a', null, 'Nobody Vouches For This'),
  rowOf('b', 99_999_999, 'Newer Than Every List'),
  // MyAnimeList lists the first as adult and the second as not. Neither is in the catalogue of the tests.
  rowOf('c', 188, 'Restricted At MyAnimeList'),
  rowOf('d', 28, 'Tame At MyAnimeList'),
];

const idOf = (key: string): string =>
  test.app.get(catalogue).byExternalId('anidb', String(90_000_000 + key.charCodeAt(0)))[0]?.id ??
  '';

const importRows = async (): Promise<void> => {
  const file = path.join(folder, 'mapping.json');
  const mapping = { format: 'tsuzuki-mapping/1', anime: ROWS, rules: [], episodes: [] };
  writeFileSync(file, JSON.stringify(mapping));
  await importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: true });
  await test.app.get(changeFeed).catchUp();
};

const found = async (title: string): Promise<string[]> => {
  const { data } = await test.ask(`{ searchAnime(query: "${title}") { nodes { titleRomaji } } }`);
  return data.searchAnime.nodes.map(({ titleRomaji }: any) => titleRomaji);
};

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'], now: '2026-11-21T12:00:00Z' });
  folder = mkdtempSync(path.join(tmpdir(), 'tsuzuki-mapping-'));
  await importRows();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

describe('anime that a mapping list alone creates', () => {
  it('are shown to anonymous callers where a list of MyAnimeList knows them as tame', async () => {
    expect(await found('Tame At MyAnimeList')).toEqual(['Tame At MyAnimeList']);
  });

  it.each(['a', 'b', 'c'])('are hidden where nobody vouches for them: row %s', async (key) => {
    const title = ROWS.find((row) => row.key === key)?.title ?? '';
    const { data } = await test.ask(
      'query ($id: ID!, $anidb: String!) { anime(id: $id) { id } node(id: $id) { id } animeByExternalId(site: "anidb", id: $anidb) { id } }',
      { variables: { id: idOf(key), anidb: String(90_000_000 + key.charCodeAt(0)) } },
    );
    expect(idOf(key)).not.toBe('');
    expect(data).toEqual({ anime: null, node: null, animeByExternalId: null });
    expect(await found(title)).not.toContain(title);
  });

  it('are shown once a source vouches for them', async () => {
    await test.app.db
      .transaction()
      .execute((tx) =>
        vouchForAnime(test.app, tx, (malId) => (malId === '99999999' ? false : null)),
      );
    await test.app.get(changeFeed).catchUp();
    expect(await found('Newer Than Every List')).toEqual(['Newer Than Every List']);
    expect(await found('Nobody Vouches For This')).toEqual([]);
  });
});
