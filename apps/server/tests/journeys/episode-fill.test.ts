import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import { fillEpisodes, importMappingFile } from '#slices/sources/index.ts';
import { idOfEpisode, startTmdb, startTvdb, type EpisodeStandIn } from '../episode-database.ts';
import { fillEpisodeIds } from '#slices/sources/mapping/fill/job.ts';
import { administrator } from '../administrator.ts';
import { fixture, listOf, send, settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Frieren on both, JUJUTSU KAISEN on TVDB. Long shows have more seasons than one response contains. */
const TVDB = { 424536: { 0: 3, 1: 28 }, 377543: { 1: 24, 2: 23 } };
const TMDB = {
  209867: { 1: 28 },
  95479: Object.fromEntries(Array.from({ length: 45 }, (_, season) => [season, 2])),
};
const KEY = 'an-operators-own-key';
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;
let tmdb: EpisodeStandIn;
let tvdb: EpisodeStandIn;

beforeAll(async () => {
  tmdb = await startTmdb(TMDB, KEY);
  tvdb = await startTvdb(TVDB, KEY);
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    now: '2026-01-08T21:42:00Z',
    settings: {
      TMDB_API_KEY: KEY,
      TMDB_API_URL: tmdb.url,
      TVDB_API_KEY: KEY,
      TVDB_API_URL: tvdb.url,
      EPISODE_FILL_RATE: '50',
    },
  });
  // Few shows, so that a test sends few requests.
  await test.app.db.deleteFrom('mapping.rule').execute();
  const options = { format: 'tsuzuki', file: mappingFile, createMissing: true } as const;
  await importMappingFile(test.app, options);
  await test.app.get(changeFeed).catchUp();
});
afterAll(async () => {
  await test.close();
  await Promise.all([tmdb.close(), tvdb.close()]);
});

const fill = (source: 'tmdb' | 'tvdb', limit = 1_000) => fillEpisodes(test.app, { source, limit });

describe('a fill', () => {
  it('asks for every mapped show once, and goes on where it was stopped', async () => {
    const first = await fill('tvdb', 3);
    expect(first.shows).toBe(3);
    const rest = await fill('tvdb');
    expect(rest.left).toBe(0);
    const shows = tvdb.asked.filter((path) => path.startsWith('/series/'));
    const { rows } = await test.app.database.pool.query(
      `select count(distinct external_id)::int as n from mapping.rule where kind = 'tvdb' and level = 'show'`,
    );
    expect(new Set(shows).size).toBe(rows[0].n);
    expect(first.shows + rest.shows).toBe(rows[0].n);
    expect(first.episodes + rest.episodes).toBe(3 + 28 + 24 + 23);
    expect(first.unknown + rest.unknown).toBe(rows[0].n - 2);
    expect((await fill('tvdb')).shows).toBe(0);
  });

  it('lets an episode be known by its own id, and be recorded', async () => {
    await test.app.get(changeFeed).catchUp();
    const id = idOfEpisode(424_536, 1, 7);
    expect(test.app.get(mapping).episode('tvdb', id)).toMatchObject({ season: 1, number: 7 });
    const { id: userId, bearer } = await test.user();
    const token = await test.token(userId, 'server_b');
    const body = JSON.parse(fixture('payloads/jellyfin-01-playbackstop-episode-send-all.json'));
    for (const name of ['Provider_tmdb', 'Provider_imdb']) delete body[name];
    const json = { ...body, Provider_tvdb: String(id), SeasonNumber: 9, EpisodeNumber: 99 };
    await send(test, { path: 'server_b', token }, { json });
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([
      { titleNative: '葬送のフリーレン', progress: 7 },
    ]);
  });

  it('reads shows of TMDB with more seasons than one request tells', async () => {
    const { episodes } = await fill('tmdb');
    expect(episodes).toBe(28 + 90);
    expect(tmdb.asked.filter((path) => path.endsWith('/95479'))).toHaveLength(3);
  });

  it('waits and asks again where it is told to, and gives a show up for a day where that does not help', async () => {
    const again = () => test.app.db.deleteFrom('mapping.fill').execute();
    await again();
    tmdb.faults.push(429, 503);
    const patient = await fill('tmdb', 1);
    expect([patient.faults, patient.shows]).toEqual([0, 1]);
    await again();
    tmdb.faults.push(500, 500, 500, 500);
    const refused = await fill('tmdb', 1);
    expect([refused.faults, refused.episodes]).toEqual([1, 0]);
    const known = await test.app.database.pool.query(
      `select count(*)::int as n from mapping.episode where source = 'tmdb-fill'`,
    );
    expect(known.rows[0].n).toBe(28 + 90);
  });

  it('ends at once where the key is not accepted', async () => {
    await test.app.db.deleteFrom('mapping.fill').execute();
    tmdb.faults.push(401);
    await expect(fill('tmdb')).rejects.toThrow('TMDB does not accept the key');
    expect((await fill('tmdb', 1)).faults).toBe(0);
  });

  it('keeps no key anywhere', async () => {
    const { rows } = await test.app.database.pool.query(
      'select f::text as row from mapping.fill f',
    );
    expect(rows.some(({ row }) => row.includes(KEY))).toBe(false);
  });
});

describe('the job of every hour', () => {
  const again = async () => {
    await test.app.db.deleteFrom('mapping.fill').execute();
    await test.app.db.deleteFrom('mapping.episode').where('source', 'like', '%-fill').execute();
  };
  const states = async () => {
    const { browser } = await administrator(test);
    return (await browser.get('/admin/episode-ids')).body.databases;
  };

  it('asks both databases, and administrators see how far it is and when it goes on', async () => {
    await again();
    const [before] = await states();
    expect(before).toMatchObject({ kind: 'tmdb', hasKey: true, asked: 0, episodes: 0 });
    expect(before.left).toBe(before.shows);
    await fillEpisodeIds.run(test.app, {});
    const done = { left: 0, failed: 0, askedAt: test.clock.now().toISOString() };
    const next = { nextAt: '2026-01-08T22:23:00.000Z' };
    expect(await states()).toMatchObject([
      { kind: 'tmdb', ...done, ...next, found: 2, episodes: 28 + 90, asked: before.shows },
      { kind: 'tvdb', ...done, ...next, found: 2, episodes: 3 + 28 + 24 + 23 },
    ]);
  });

  it('asks the other database where the key of one is not accepted', async () => {
    await again();
    tmdb.faults.push(401);
    await fillEpisodeIds.run(test.app, {});
    expect(await states()).toMatchObject([{ asked: 0 }, { left: 0, found: 2 }]);
  });
});

it('without a key says which to set', async () => {
  const bare = await startTestApp({ roles: ['web'] });
  try {
    await expect(fillEpisodes(bare.app, { source: 'tmdb', limit: 1 })).rejects.toThrow(
      'TMDB_API_KEY',
    );
  } finally {
    await bare.close();
  }
});
