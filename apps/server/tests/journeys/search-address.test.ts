import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
});
afterAll(() => test.close());

const search = async (field: 'searchAnime' | 'searchManga', text: string): Promise<string[]> => {
  const query = `query ($text: String!) { ${field}(query: $text, first: 3) { nodes { id } } }`;
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { text } }),
  });
  const { data } = (await response.json()) as any;
  return data[field].nodes.map(({ id }: { id: string }) => id);
};

const idAt = (
  work: { externalIds: readonly { site: string; id: string }[] } | undefined,
  site: string,
) => work?.externalIds.find((one) => one.site === site)?.id ?? '';

it('an anime is the first hit of its address anywhere, and of its id', async () => {
  const shelf = test.app.get(catalogue);
  const [bebop] = shelf.byExternalId('mal', '1');
  expect(bebop).toBeDefined();
  const [anilist, anidb] = [idAt(bebop, 'anilist'), idAt(bebop, 'anidb')];
  for (const text of [
    'https://myanimelist.net/anime/1/Cowboy_Bebop',
    'myanimelist.net/anime/1',
    'mal:1',
    `https://anilist.co/anime/${anilist}/Something-Else/`,
    `anidb.net/a${anidb}`,
    `${test.url}/anime/${bebop?.id}`,
  ])
    expect({ text, first: (await search('searchAnime', text))[0] }).toEqual({
      text,
      first: bebop?.id,
    });
  expect(await search('searchAnime', 'mal:1')).toEqual([bebop?.id]);
});

it('an anime is found by the address of its show or film at TMDB', async () => {
  const graph = test.app.get(mapping);
  const shelf = test.app.get(catalogue);
  const found = [...shelf.all()].flatMap((anime) =>
    anime.externalIds.flatMap(({ site, id }) => {
      const [, level, number] = (site === 'tmdb' && /^(tv|movie)\/(\d+)/u.exec(id)) || [];
      return level && !anime.isAdult ? [{ level, number: Number(number) }] : [];
    }),
  );
  for (const wanted of ['tv', 'movie']) {
    const one = found.find(({ level }) => level === wanted);
    const [first] = await search(
      'searchAnime',
      `https://www.themoviedb.org/${wanted}/${one?.number}-x`,
    );
    const ids = shelf.get(first ?? '')?.externalIds.map(({ id }) => id) ?? [];
    const rules = graph.rulesOf('tmdb', wanted === 'tv' ? 'show' : 'movie', one?.number ?? 0);
    const isNamed = ids.some((id) => id.startsWith(`${wanted}/${one?.number}`));
    expect(isNamed || rules.some(({ animeId }) => animeId === first)).toBe(true);
  }
});

it('a manga is found by addresses of manga, and an anime is none', async () => {
  const manga = [...test.app.get(mangaCatalogue).all()].find((one) => idAt(one, 'mal') !== '');
  const id = idAt(manga, 'mal');
  expect((await search('searchManga', `https://myanimelist.net/manga/${id}/x`))[0]).toBe(manga?.id);
  expect((await search('searchManga', `mal:${id}`))[0]).toBe(manga?.id);
  expect(await search('searchAnime', `https://myanimelist.net/manga/${id}`)).not.toContain(
    manga?.id,
  );
});

it('an address nobody knows is searched by the title in it', async () => {
  const [first] = await search('searchAnime', 'https://kitsu.app/anime/cowboy-bebop');
  expect(first).toBe(test.app.get(catalogue).byExternalId('mal', '1')[0]?.id);
});
