import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { stageLibrary } from '#slices/listfiles/remote/library.ts';
import { readLibraries } from '#slices/listfiles/remote/read-libraries.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { LARGE, largeMapping, largeShelf } from '../large-library.ts';
import { allow, ownerOf, startLibraryApp, type ServerOwner } from '../library-app.ts';
import { PLEX_TOKEN, startPlex, type StandIn } from '../library-stand-in.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let plex: StandIn;
let folder: string;

beforeAll(async () => {
  // What works in the background is called by the tests, so that they say when it is cut.
  [test, plex, folder] = await Promise.all([
    startLibraryApp({}, ['web']),
    startPlex(largeShelf()),
    mkdtemp(path.join(tmpdir(), 'tsuzuki-large-')),
  ]);
  const file = path.join(folder, 'mapping.json');
  await writeFile(file, largeMapping());
  await importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: true });
  await test.app.get(changeFeed).catchUp();
});
afterAll(async () => {
  plex.close();
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  Object.assign(plex, { fault: null, asked: [], onAsked: null });
});

const LONG = 600_000;
/** A person waits no time, so all goes on in the background. */
const stage = ({ id, serverId }: ServerOwner) =>
  stageLibrary(test.app, { userId: id, serverId }, 0);
const read = async ({ browser }: ServerOwner, id: string) =>
  (await browser.get(`/account/list-imports/${id}`)).body;

const askedShows = (): string[] => plex.asked.filter((asked) => asked.includes('/metadata/'));

/** Calls back once the server was asked about so many shows. */
const afterShows = (count: number, act: () => void): void => {
  plex.onAsked = () => {
    if (askedShows().length === count) act();
  };
};

it('a library of 20,000 episodes is read in the background, and is refused if its server goes away', async () => {
  const owner = await ownerOf(test, 'collector', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  const id = await stage(owner);
  // Whoever asks twice gets the same.
  expect(await stage(owner)).toBe(id);
  expect((await read(owner, id)).import).toMatchObject({ state: 'READING', reading: null });
  const stopping = new AbortController();
  afterShows(300, () => stopping.abort());
  await readLibraries(test.app, stopping.signal);
  const cut = (await read(owner, id)).import;
  expect(cut).toMatchObject({ state: 'READING', reading: { total: LARGE.shows } });

  afterShows(500, () => {
    // The server is away from now on, and answers nothing that can be read.
    plex.fault = 'garbage';
  });
  await readLibraries(test.app, AbortSignal.timeout(LONG));
  expect((await read(owner, id)).import).toMatchObject({ state: 'REFUSED', reading: null });
}, 300_000);

it('nothing can be said of an import before it is read', async () => {
  const owner = await ownerOf(test, 'hasty', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  const path = `/account/list-imports/${await stage(owner)}`;
  const acts = [
    ['rows/1/decision', { workId: null }],
    ['preview', { policy: 'file-wins' }],
    ['start', { policy: 'file-wins' }],
  ] as const;
  for (const [act, body] of acts) {
    const { status, body: told } = await owner.browser.post(`${path}/${act}`, body);
    expect([act, status, told.reason]).toEqual([act, 409, 'IMPORT_BEING_READ']);
  }
  expect((await owner.browser.delete(path)).status).toBe(204);
});

it('goes on where it was cut, asks about each show once, and is shown like a small one', async () => {
  const owner = await ownerOf(test, 'archivist', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  const id = await stage(owner);
  const stopping = new AbortController();
  afterShows(300, () => stopping.abort());
  await readLibraries(test.app, stopping.signal);
  await readLibraries(test.app, AbortSignal.timeout(LONG));
  const { import: found, counts } = await read(owner, id);
  expect(found).toMatchObject({ state: 'PREVIEW', rowCount: LARGE.shows, reading: null });
  expect(counts).toMatchObject({ added: LARGE.shows, skipped: 0, episodes: LARGE.episodes });
  // Those under way when it was cut are asked about again.
  expect(new Set(askedShows()).size).toBe(LARGE.shows);
  expect(askedShows().length).toBeLessThan(LARGE.shows + 10);
}, 300_000);

it('is discarded while it is read', async () => {
  const owner = await ownerOf(test, 'leaver', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  const id = await stage(owner);
  expect((await owner.browser.delete(`/account/list-imports/${id}`)).status).toBe(204);
  await readLibraries(test.app, AbortSignal.timeout(LONG));
  expect(plex.asked.filter((asked) => asked.includes('history'))).toEqual([]);
  expect((await owner.browser.get(`/account/list-imports/${id}`)).status).toBe(404);
});
