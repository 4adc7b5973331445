import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeFeed, CORRECTIONS, retireAnimeClaims } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { askAniList } from '../anilist-client.ts';
import { settle } from '../media-server.ts';
import {
  CONFIRM,
  FRIEREN as SHOWN,
  newShowOwner,
  playEpisode,
  playsOf,
  serversOf,
} from '../show-owner.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Frieren has 28 episodes in 26 weeks. The packages only know the weeks, which are no count. */
const FRIEREN = { anilist: 154587, bangumi: 400602, tmdb: 209867, tvdb: 424536 };

let test: TestApp;
let frieren: { id: string; episodeCount: number | null };

/** The show stands for those that nobody has corrected yet. */
const takeCorrectionBack = async (): Promise<void> => {
  const correction = { source: CORRECTIONS, sourceIds: [`bangumi:${FRIEREN.bangumi}`] };
  await test.app.db.transaction().execute((tx) => retireAnimeClaims(test.app, tx, correction));
  await test.app.get(changeFeed).catchUp();
};

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  await takeCorrectionBack();
  const { data } = await test.ask(
    `{ node: animeByExternalId(site: "anilist", id: "${FRIEREN.anilist}") { id episodeCount } }`,
  );
  frieren = data.node;
});
afterAll(() => test.close());

const resolved = async (place: string) => {
  const { data, errors } = await test.ask(
    `{ resolveEpisode(level: SHOW, ${place}) { outcome episode anime { id titleNative } } }`,
  );
  expect(errors).toBeUndefined();
  return data.resolveEpisode;
};

/** A list that names the episodes and has no counts. */
const importRule = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'mapping-'));
  const file = join(folder, 'mapping.json');
  const place = { kind: 'tvdb', level: 'show', id: FRIEREN.tvdb, season: 1, from: 1, to: 28 };
  const rule = { ...place, anime: 'f', animeFrom: 1, priority: 3, source: 'test' };
  const anime = { key: 'f', title: '葬送のフリーレン', anilist: FRIEREN.anilist };
  await writeFile(
    file,
    JSON.stringify({ format: 'tsuzuki-mapping/1', anime: [anime], rules: [rule], episodes: [] }),
  );
  await importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: false });
  await rm(folder, { recursive: true });
  await test.app.get(changeFeed).catchUp();
};

const entryOf = async (bearer: string) => {
  const { data } = await test.ask(
    '{ viewer { animeList(first: 9) { nodes { status progress behindBy } } } }',
    { bearer },
  );
  return data.viewer.animeList.nodes;
};

const saves = async (bearer: string, progress: number) => {
  const { errors } = await test.ask(
    'mutation($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { entry { id } } }',
    { bearer, variables: { input: { animeId: frieren.id, progress } } },
  );
  expect(errors).toBeUndefined();
};

it('leaves the count of this show open', () => {
  expect(frieren).toMatchObject({ episodeCount: null });
});

it('does not bound the mapping, and an air date finds what lies beyond', async () => {
  const first = { outcome: 'MATCHED', episode: 1 };
  expect(await resolved(`kind: TMDB, id: ${FRIEREN.tmdb}, season: 1, number: 1`)).toMatchObject({
    ...first,
    anime: { id: frieren.id },
  });
  // SPY×FAMILY and Oshi no Ko have no count either, and others of their season follow them.
  for (const id of [120089, 203737]) {
    expect(await resolved(`kind: TMDB, id: ${id}, season: 1, number: 1`)).toMatchObject(first);
  }
  const last = `kind: TMDB, id: ${FRIEREN.tmdb}, season: 1, number: 28`;
  expect(await resolved(`${last}, airDate: "2024-03-22"`)).toMatchObject({ episode: 28 });
});

it('gives a re-edit no numbers of its season', async () => {
  const second = await resolved(
    'kind: TMDB, id: 65942, season: 1, number: 26, airDate: "2020-07-08"',
  );
  expect(second).toMatchObject({
    outcome: 'MATCHED',
    episode: 1,
    anime: { titleNative: 'Re:ゼロから始める異世界生活 2nd season' },
  });
  expect(await resolved('kind: TMDB, id: 37854, season: 1, number: 1')).toMatchObject({
    episode: 1,
    anime: { titleNative: 'ONE PIECE' },
  });
});

it('bounds by its weeks what an owner confirmed, if no air date tells', async () => {
  const owner = await newShowOwner(test, 'weekly');
  await playEpisode(test, owner, SHOWN, { number: 1 });
  const undated = { originallyAvailableAt: null };
  await playEpisode(test, owner, SHOWN, { number: 28, ...undated });
  await playEpisode(test, owner, SHOWN, { number: 300, ...undated });
  const [server] = await serversOf(test, owner);
  const { id } = server.deliveries.nodes.at(-1);
  const { errors } = await test.ask(CONFIRM, { bearer: owner.bearer, variables: { id } });
  expect(errors).toBeUndefined();
  await settle(test);
  expect((await playsOf(test, owner)).map(({ episode }) => episode)).toEqual([1, 28]);
});

it('is told to apps of AniList as none', async () => {
  const { data } = await askAniList(test, `{ Media(id: ${FRIEREN.anilist}) { episodes } }`, {});
  expect(data.Media).toEqual({ episodes: null });
});

it('completes nothing; the last episode of a rule completes what has ended', async () => {
  const [before, after] = [await test.user('before'), await test.user('after')];
  await saves(before.bearer, 26);
  await saves(before.bearer, 28);
  expect(await entryOf(before.bearer)).toMatchObject([{ status: 'CURRENT', progress: 28 }]);
  await importRule();
  await saves(after.bearer, 27);
  expect(await entryOf(after.bearer)).toMatchObject([{ status: 'CURRENT', behindBy: 1 }]);
  const answer = await fetch(`${test.url}/scrobble/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${after.bearer}` },
    body: JSON.stringify({
      show: { ids: { tvdb: FRIEREN.tvdb } },
      episode: { season: 1, number: 28 },
      progress: 95,
    }),
  });
  expect(answer.status).toBe(201);
  expect(await entryOf(after.bearer)).toMatchObject([{ status: 'COMPLETED', progress: 28 }]);
  // A list may lack an episode, so its end limits nobody.
  await saves(before.bearer, 29);
  expect(await entryOf(before.bearer)).toMatchObject([{ progress: 29 }]);
});
