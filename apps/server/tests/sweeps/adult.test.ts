import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, people, studios } from '#slices/catalog/index.ts';
import { showAdult } from '../show-adult.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let adult: { id: string; title: string }[];

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue' });
  adult = [...test.app.get(catalogue).all()]
    .filter((anime) => anime.isAdult)
    .map(({ id, titleNative }) => ({ id, title: titleNative }));
});
afterAll(() => test.close());

/** MyAnimeList ids of works that are newer than the list of 2024, or that other lists restrict. */
const RESTRICTED = [
  57969, 58888, 60629, 61023, 61694, 61742, 62379, 62897, 63096, 63248, 63310, 719, 3259, 5647,
];

it('the real catalogue has adult titles to hide', () => {
  expect(adult.length).toBe(48);
  const ids = new Set(adult.map(({ id }) => id));
  for (const mal of RESTRICTED) {
    const works = test.app.get(catalogue).byExternalId('mal', String(mal));
    expect({ mal, isHidden: works.map(({ id }) => ids.has(id)) }).toEqual({
      mal,
      isHidden: [true],
    });
  }
  // It has no id at any site. Its label identifies it.
  expect(adult.map(({ title }) => title)).toContain('しょうたいむ！2～歌のお姉さんだってしたい');
});

it('anime(id) does not show them to anonymous callers', async () => {
  for (const { id } of adult) {
    const { data } = await test.ask(`{ anime(id: "${id}") { id } }`);
    expect(data.anime).toBeNull();
  }
});

it('animes and animeByExternalId do not show them to anonymous callers', async () => {
  for (const { id } of adult.slice(0, 25)) {
    const { data } = await test.ask(`{ animes(ids: ["${id}"]) { id } }`);
    expect(data.animes).toEqual([null]);
    for (const external of test.app.get(catalogue).get(id)?.externalIds ?? []) {
      const { data: found } = await test.ask(
        'query ($site: String!, $id: String!) { animeByExternalId(site: $site, id: $id) { isAdult } }',
        { variables: { site: external.site, id: external.id } },
      );
      expect(found.animeByExternalId?.isAdult ?? false).toBe(false);
    }
  }
});

it('node, animeByExternalIds, studios and people do not show them to anonymous callers', async () => {
  for (const { id } of adult) {
    const anime = test.app.get(catalogue).get(id);
    const ids = anime?.externalIds.map((external) => ({ site: external.site, id: external.id }));
    const { data } = await test.ask(
      'query ($id: ID!, $ids: [ExternalIdInput!]!) { node(id: $id) { id } animeByExternalIds(ids: $ids) { id } }',
      { variables: { id, ids } },
    );
    expect(data.node).toBeNull();
    expect(data.animeByExternalIds.map((found: any) => found?.id)).not.toContain(id);
    for (const name of anime?.studios ?? []) {
      const studio = test.app.get(studios).named(name);
      const { data: seen } = await test.ask(
        `{ studio(id: "${studio?.id}") { anime(first: 50) { nodes { isAdult } } } }`,
      );
      expect(seen.studio?.anime.nodes.some((node: any) => node.isAdult) ?? false).toBe(false);
    }
    for (const credit of anime?.staff ?? []) {
      const person = test.app.get(people).credited(credit);
      const { data: seen } = await test.ask(
        `{ person(id: "${person?.id}") { credits(first: 50) { nodes { anime { isAdult } } } } }`,
      );
      expect(seen.person?.credits.nodes.some((node: any) => node.anime?.isAdult) ?? false).toBe(
        false,
      );
    }
  }
});

it('browseAnime neither lists nor counts them for anonymous callers', async () => {
  const { data } = await test.ask(
    '{ all: browseAnime { totalCount } adult: browseAnime(filter: { isAdult: true }) { totalCount nodes { id } } }',
  );
  expect(data.adult).toEqual({ totalCount: 0, nodes: [] });
  expect(data.all.totalCount).toBe(test.app.get(catalogue).size - adult.length);
});

it('searchAnime neither lists nor counts them for anonymous callers', async () => {
  for (const { id, title } of adult) {
    const { data } = await test.ask(
      `query ($q: String!) { searchAnime(query: $q, first: 50) { id totalCount nodes { id isAdult } } }`,
      { variables: { q: title } },
    );
    expect(data.searchAnime.id).not.toBe(id);
    expect(data.searchAnime.nodes.some((node: any) => node.isAdult)).toBe(false);
  }
});

it('airingSchedule leaves them out for anonymous callers, in every season there is', async () => {
  for (let year = 2009; year <= 2026; year += 1) {
    for (const season of ['WINTER', 'SPRING', 'SUMMER', 'FALL']) {
      const { data } = await test.ask(
        `{ airingSchedule(season: ${season}, year: ${year}) { nodes { anime { id isAdult } } } }`,
      );
      expect(data.airingSchedule.nodes.some((node: any) => node.anime.isAdult)).toBe(false);
    }
  }
});

it('the web app neither shows nor sends them', async () => {
  const isSent = async (path: string, { id }: { id: string }) => {
    const response = await fetch(`${test.url}${path}`);
    return response.ok && (await response.text()).includes(id);
  };
  const frieren = test.app.get(catalogue).byExternalId('mal', '52991')[0];
  const control = { id: frieren?.id ?? '', title: '葬送のフリーレン' };
  const pagesOf = ({ id, title }: { id: string; title: string }) => [
    `/search?q=${encodeURIComponent(title)}`,
    `/search/__data.json?q=${encodeURIComponent(title)}`,
    `/anime/${id}`,
    `/anime/${id}/__data.json`,
  ];
  for (const path of pagesOf(control)) expect(await isSent(path, control)).toBe(true);
  for (const anime of adult.slice(0, 5)) {
    for (const path of pagesOf(anime)) {
      expect({ path, isSent: await isSent(path, anime) }).toEqual({ path, isSent: false });
    }
  }
});

it('an account does not see them until it says so, on no path', async () => {
  const { bearer } = await test.user();
  const first = adult[0];
  const query = `query ($id: ID!, $title: String!) {
    anime(id: $id) { isAdult } node(id: $id) { id } animes(ids: [$id]) { id }
    searchAnime(query: $title) { nodes { isAdult } }
    browseAnime(filter: { isAdult: true }) { totalCount }
  }`;
  const ask = async () =>
    (await test.ask(query, { bearer, variables: { id: first?.id, title: first?.title } })).data;
  const hidden = await ask();
  expect(hidden).toMatchObject({ anime: null, node: null, animes: [null] });
  expect(hidden.searchAnime.nodes.some((node: any) => node.isAdult)).toBe(false);
  expect(hidden.browseAnime.totalCount).toBe(0);
  await showAdult(test, bearer);
  const shown = await ask();
  expect(shown).toMatchObject({ anime: { isAdult: true }, node: first && { id: first.id } });
  expect(shown.searchAnime.nodes.some((node: any) => node.isAdult)).toBe(true);
  expect(shown.browseAnime.totalCount).toBe(adult.length);
});
