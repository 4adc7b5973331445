import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram, type Program, type Server } from './program.ts';

/** A port where nothing listens: as good as no internet. */
const NOWHERE = 'http://127.0.0.1:9';

let program: Program;
let server: Server;

beforeAll(async () => {
  program = await createProgram({
    TSUZUKI_CATALOGUE: 'auto',
    CATALOGUE_SOURCES: 'auto',
    CATALOGUE_SOURCES_MIRROR: NOWHERE,
  });
  server = await program.serve();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await program.remove();
});

const ask = async (query: string): Promise<any> => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as any).data;
};

it('starts without internet, with all that comes with the program', async () => {
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ status: 'ready' });
  const { anime, manga, frieren } = await ask(
    '{ anime: browseAnime(first: 1) { totalCount } manga: browseManga(first: 1) { totalCount } frieren: animeByExternalId(site: "anilist", id: "154587") { episodeCount titleRomaji } }',
  );
  expect(anime.totalCount).toBeGreaterThan(8_300);
  expect(manga.totalCount).toBeGreaterThan(380);
  expect(frieren).toEqual({ episodeCount: 28, titleRomaji: 'Sousou no Frieren' });
});

it('says of a source that it cannot be reached, and keeps what is there', async () => {
  const { code, stdout } = await program.here('catalog', 'refresh', 'wikidata');
  expect(code).not.toBe(0);
  expect(stdout).toContain('cannot be reached');
  const { anime } = await ask('{ anime: browseAnime(first: 1) { totalCount } }');
  expect(anime.totalCount).toBeGreaterThan(8_300);
});
