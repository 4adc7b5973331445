import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue, type Anime } from '#slices/catalog/index.ts';
import { schedule, seasonAt } from '#slices/airing/index.ts';
import { knownAt } from '#slices/mapping/index.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let works: Anime[];
let person: Awaited<ReturnType<typeof listPerson>>;
let browser: Browser;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', settings: { TSUZUKI_LIMITS: 'off' } });
  works = [...test.app.get(catalogue).all()];
});
afterAll(() => test.close());

beforeEach(async () => {
  const name = `collector${(count += 1)}`;
  person = await listPerson(test, name);
  browser = await signedInBrowser(test, name);
});

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome } }`;
const save = (anime: Anime | undefined, more: object = {}) =>
  person.ask(SAVE, { input: { animeId: anime?.id, status: 'PLANNING', ...more } });

const make = async (kind: string): Promise<string> => {
  const { status, body } = await browser.post(`/account/feeds/${kind}`);
  expect(status).toBe(201);
  return body.url.replace(/^https?:\/\/[^/]+/u, test.url);
};
const read = async (url: string) => {
  const response = await fetch(url);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as any,
  };
};

const tame = () => works.filter(({ isAdult }) => !isAdult);
const filmOf = (anime: Anime): number | undefined => {
  const { tmdb } = knownAt(test.app, anime);
  return tmdb?.level === 'movie' ? tmdb.id : undefined;
};
const showOf = (anime: Anime): number | undefined => {
  const { tmdb } = knownAt(test.app, anime);
  return anime.format !== 'MOVIE' && tmdb?.level === 'show' ? tmdb.id : undefined;
};

it('gives Sonarr the shows of a list, each once, and no row that would make it guess', async () => {
  const bySeries = Map.groupBy(tame().filter(showOf), showOf);
  const [series, seasons] = [...bySeries].find(([, all]) => all.length > 1)!;
  const film = tame().find(filmOf);
  const unknown = tame().find((anime) => {
    const { tmdb, tvdb } = knownAt(test.app, anime);
    return !tmdb && !tvdb && !anime.externalIds.some(({ site }) => site === 'imdb');
  });
  const [watched] = [...bySeries].find(([id]) => id !== series)!;
  await save(bySeries.get(watched)![0], { status: 'COMPLETED' });
  for (const anime of [...seasons, film, unknown]) await save(anime);
  const url = await make('sonarr');
  const { body, headers } = await read(url);
  expect(headers.get('content-type')).toContain('application/json');
  expect(headers.get('cache-control')).toContain('private');
  expect(body).toEqual([{ title: expect.any(String), tmdbId: series, ...withTvdb(seasons) }]);
  const done = (await read(`${url}?status=completed`)).body;
  expect(done).toMatchObject([{ tmdbId: watched }]);
  expect((await read(`${url}?status=planning,COMPLETED`)).body).toHaveLength(2);
  const wrong = await read(`${url}?status=seen`);
  expect([wrong.status, wrong.body.detail]).toEqual([400, expect.stringContaining('COMPLETED')]);
});

/** The row is of the season that was saved last. */
const withTvdb = (seasons: readonly Anime[]) => {
  const { tvdb } = knownAt(test.app, seasons.at(-1)!);
  return tvdb ? { tvdbId: tvdb.id } : {};
};

it('gives Radarr the films, by the ids that its two kinds of lists read', async () => {
  const film = tame().find(filmOf)!;
  await save(film);
  await save(tame().find(showOf));
  const { body } = await read(await make('radarr'));
  expect(body).toEqual([expect.objectContaining({ title: expect.any(String), id: filmOf(film) })]);
});

it('tells programs neither private entries nor adult titles, and ends with a new address', async () => {
  const [open, own] = tame().filter(showOf);
  const adult = works.find((anime) => anime.isAdult && showOf(anime));
  await save(own, { visibility: 'PRIVATE' });
  await save(open);
  if (adult) await save(adult);
  const url = await make('sonarr');
  const { body } = await read(url);
  expect(body.map(({ tmdbId }: any) => tmdbId)).toEqual([showOf(open!)]);
  expect((await read(url.replace('sonarr', 'radarr'))).status).toBe(404);
  await make('sonarr');
  expect((await read(url)).status).toBe(404);
});

describe('the add-on of Stremio', () => {
  it('has the catalogues of a list, at a secret address that other origins may read', async () => {
    const show = tame().find(({ format }) => format === 'TV');
    const film = tame().find(({ format }) => format === 'MOVIE');
    await save(show, { status: 'CURRENT' });
    await save(film);
    const url = await make('stremio');
    const { body: manifest, headers } = await read(url);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(manifest).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
      types: ['series', 'movie'],
      resources: ['catalog', { name: 'meta', idPrefixes: ['tsuzuki:'] }],
    });
    const base = url.replace('/manifest.json', '');
    const rows: string[] = [];
    for (const { type, id } of manifest.catalogs) {
      const { status, body } = await read(`${base}/catalog/${type}/${id}.json`);
      expect(status).toBe(200);
      for (const meta of body.metas) {
        expect(meta).toMatchObject({
          type,
          id: expect.stringMatching(/^(?:tt\d+|kitsu:\d+|tsuzuki:.+)$/u),
        });
        expect(meta.poster).toMatch(/^https?:/u);
      }
      if (!id.endsWith('season')) rows.push(...body.metas.map(() => `${type} ${id}`));
    }
    expect(rows.toSorted()).toEqual(['movie planning', 'series watching']);
    expect((await read(`${base}/catalog/series/watching/skip=100.json`)).body.metas).toEqual([]);
    expect((await read(`${base}/catalog/series/nothing.json`)).body.metas).toEqual([]);
    expect((await read(`${base}/catalog/channel/watching.json`)).status).toBe(400);
    await browser.delete('/account/feeds/stremio');
    expect((await read(`${base}/catalog/series/watching.json`)).status).toBe(404);
  });

  it('of everybody has the seasons and no list, and pages of what only this instance knows', async () => {
    const { body: manifest } = await read(`${test.url}/stremio/manifest.json`);
    expect(manifest.catalogs.map(({ id }: any) => id)).toEqual(['season', 'next-season']);
    const { metas } = (await read(`${test.url}/stremio/catalog/series/season.json`)).body;
    const now = test.clock.now();
    expect(seasonAt(now.getTime())).toEqual({ season: 'WINTER', year: 2026 });
    const expected = test.app
      .get(schedule)
      .ofSeason({ season: 'WINTER', year: 2026, now, continuing: false }, (a) => !a.isAdult);
    const shown = new Set(
      expected.map(({ anime }) => anime.titleEnglish ?? anime.titleRomaji ?? anime.titleNative),
    );
    expect(metas.length).toBeGreaterThan(0);
    for (const { name } of metas) expect(shown).toContain(name);
    const own = metas.find(({ id }: any) => id.startsWith('tsuzuki:'));
    const page = await read(`${test.url}/stremio/meta/series/${encodeURIComponent(own.id)}.json`);
    expect(page.body.meta).toMatchObject({ id: own.id, name: own.name });
    const adult = works.find(({ isAdult }) => isAdult);
    for (const id of [`tsuzuki:${adult?.id}`, 'tt0213338', 'tsuzuki:x'])
      expect((await read(`${test.url}/stremio/meta/series/${id}.json`)).body).toEqual({
        meta: null,
      });
  });
});
