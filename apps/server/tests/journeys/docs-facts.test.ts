import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { showAdult } from '../show-adult.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Statements of the docs that no example shows, each beside its test. */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
});
afterAll(() => test.close());

/** Checks that a page of the docs contains a sentence. */
const says = (page: string, sentence: string): void => {
  const text = readFileSync(new URL(`../../../../docs/${page}`, import.meta.url), 'utf8');
  expect(text).toContain(sentence);
};

describe('docs/api/pagination.md', () => {
  const PAGE = 'api/pagination.md';
  const browse = async (args: string) => {
    const { data, errors } = await test.ask(
      `{ browseAnime(${args}) { nodes { id } edges { cursor } pageInfo { endCursor } } }`,
    );
    const ids = data.browseAnime?.nodes.map(({ id }: { id: string }) => id);
    return { ids, page: data.browseAnime, code: errors?.[0]?.extensions.code };
  };

  it('tells how long a page is', async () => {
    says(PAGE, 'A page has `first` items: 20 by default');
    expect((await browse('sort: TITLE_ROMAJI')).ids).toHaveLength(20);
  });

  it('tells what a cursor holds for', async () => {
    says(PAGE, 'and if you change `first`. With other arguments it is another list');
    const sorted = (args: string) => browse(`sort: TITLE_ROMAJI, ${args}`);
    const { ids, page } = await sorted('first: 9');
    const after = `after: "${page.edges[1].cursor}"`;
    expect((await sorted(`first: 3, ${after}`)).ids).toEqual(ids.slice(2, 5));
    expect((await sorted(`first: 7, ${after}`)).ids).toEqual(ids.slice(2, 9));
    const other = await browse(`sort: START_DATE, first: 3, ${after}`);
    expect(other).toMatchObject({ page: null, code: 'BAD_USER_INPUT' });
  });

  it('tells that cursors of a search count places, and others name one', async () => {
    says(
      PAGE,
      'Cursors of a search are places in its ranking, which is computed for each request.',
    );
    says(PAGE, 'It stays valid if items before it are added or removed');
    const keyOf = (cursor: string): unknown[] =>
      JSON.parse(Buffer.from(cursor.slice(8), 'base64url').toString());
    const { data } = await test.ask(
      '{ searchAnime(query: "gundam", first: 3) { edges { cursor } } }',
    );
    const places = data.searchAnime.edges.map(({ cursor }: any) => keyOf(cursor));
    expect(places.map((key: unknown[]) => key.length)).toEqual([1, 1, 1]);
    expect(places[2][0] - places[0][0]).toBe(2);
    const { ids, page } = await browse('first: 3');
    expect(keyOf(page.edges[2].cursor)).toContain(ids[2]);
  });
});

describe('docs/api/anilist.md', () => {
  it('tells when adult works are shown', async () => {
    says('api/anilist.md', 'are left out, even with `isAdult: true`, until the caller’s account');
    says('api/anilist.md', 'This is off for a new account');
    says('api/anilist.md', 'Callers without an account never see them.');
    const adult = [...test.app.get(catalogue).all()].filter(({ isAdult }) => isAdult);
    const id = adult.flatMap(({ externalIds }) => externalIds).find(({ site }) => site === 'mal');
    const media = async (bearer?: string) => {
      const response = await fetch(`${test.url}/compat/anilist`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify({ query: `{ Media(idMal: ${id?.id}, isAdult: true) { isAdult } }` }),
      });
      return ((await response.json()) as any).data.Media;
    };
    const { bearer } = await test.user();
    expect([await media(), await media(bearer)]).toEqual([null, null]);
    await showAdult(test, bearer);
    expect(await media(bearer)).toEqual({ isAdult: true });
  });
});
