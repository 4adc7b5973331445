import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setTier } from '#slices/access/index.ts';
import { OPERATOR } from '#slices/accounts/index.ts';
import { listDataSources } from '#slices/catalog/index.ts';
import { archiveFiles } from '#slices/sources/adapters/bangumi-archive/fixtures/archive.ts';
import { refreshDaily } from '#slices/sources/jobs.ts';
import { importGiven } from '#slices/sources/index.ts';
import { switchSource } from '#slices/sources/fetch/permit.ts';
import { fetchNext } from '#slices/sources/fetch/refresh.ts';
import { withdrawSource } from '#slices/sources/fetch/withdraw.ts';
import { commandEnvironment } from '../databases.ts';
import {
  ANIME_LISTS,
  BANGUMI_DATA,
  Fetching,
  MANGABAKA,
  OFFLINE,
  SHINKRO,
  SHORT_DEADLINE,
  WIKIDATA,
} from '../fetching.ts';
import { bangumiDataOf, SAMPLES, offlineDatabase, wikidataOf, zipOf } from '../source-files.ts';
import type { TestAppOptions } from '../test-app.ts';

const cli = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));

let shared: Fetching;
let on: Fetching;

beforeAll(async () => {
  shared = await Fetching.start({ settings: SHORT_DEADLINE });
});
afterAll(() => shared.close());
beforeEach(async () => {
  on = shared;
  await on.clear();
});

const web = () => on.web;

/** Another app, for the tests that need settings of their own. */
const start = async (options: TestAppOptions): Promise<void> => {
  const own = await Fetching.start(options);
  onTestFinished(() => own.close());
  on = own;
};

describe('terms', () => {
  it('a source that asks for consent is not fetched before it has it, nor after its terms have changed', async () => {
    on.web.release(OFFLINE, offlineDatabase([1, 2]));
    await expect(on.refresh('anime-offline-database')).rejects.toMatchObject({
      reason: 'SOURCE_NEEDS_CONSENT',
    });
    expect(on.web.asked).toEqual([]);
    await on.consentTo('anime-offline-database');
    expect(await on.outcomeOf('anime-offline-database')).toBe('imported');
    expect(await on.row('anime-offline-database')).toMatchObject({
      consent_actor: 'operator',
      consent_at: on.test.clock.now(),
      consent_terms: expect.stringContaining('ODbL'),
    });
    await on.test.app.database.pool.query(
      `update sources.source set consent_terms = 'the terms of last year' where key = 'anime-offline-database'`,
    );
    await expect(on.refresh('anime-offline-database')).rejects.toMatchObject({
      reason: 'SOURCE_NEEDS_CONSENT',
    });
  });

  it('a non-commercial source is not fetched where anybody pays', async () => {
    on.web.put(MANGABAKA, '');
    await on.consentTo('mangabaka');
    const { id } = await on.test.user('payer');
    const pay = (tier: 'indie' | 'free') =>
      on.test.app.db
        .transaction()
        .execute((tx) => setTier(on.test.app, tx, { userId: id, tier, visitor: OPERATOR }));
    await pay('indie');
    onTestFinished(async () => void (await pay('free')));
    await expect(on.refresh('mangabaka')).rejects.toMatchObject({
      reason: 'SOURCE_FORBIDS_PAID_USE',
    });
    expect(on.web.asked).toEqual([]);
  });

  it('the checksum beside a file is verified', async () => {
    const body = zstdCompressSync(SAMPLES.mangabaka);
    on.web.put(MANGABAKA, body);
    on.web.put(`${MANGABAKA}.sha1`, `${'a'.repeat(40)}  series.jsonl.zst\n`);
    await on.consentTo('mangabaka');
    expect(await on.outcomeOf('mangabaka')).toBe('SOURCE_CHECKSUM_WRONG');
    on.web.put(
      `${MANGABAKA}.sha1`,
      `${createHash('sha1').update(body).digest('hex')}  series.jsonl.zst\n`,
    );
    expect(await on.outcomeOf('mangabaka')).toBe('imported');
    expect(await on.kept('mangabaka')).toEqual(['data.jsonl.zst']);
    const asked = on.web.asked.length;
    expect(await on.outcomeOf('mangabaka')).toBe('unchanged');
    expect(on.web.asked).toHaveLength(asked + 1);
  });

  it('bangumi-archive is found by its index', async () => {
    on.putArchive(await zipOf(archiveFiles()));
    await on.consentTo('bangumi-archive');
    expect(await on.outcomeOf('bangumi-archive')).toBe('imported');
    expect(await on.row('bangumi-archive')).toMatchObject({ version: 'dump-2026-01-13.zip' });
    expect(await on.kept('bangumi-archive')).toEqual(['data.jsonl.zip']);
  });
});

describe('what the operator says', () => {
  it('off fetches nothing, whoever asks', async () => {
    await start({ settings: { CATALOGUE_SOURCES: 'off' } });
    await expect(on.refresh('wikidata')).rejects.toMatchObject({ reason: 'SOURCES_OFF' });
    expect(await fetchNext(on.test.app, new AbortController().signal)).toBe(false);
    expect(on.web.asked).toEqual([]);
  });

  it('auto is off where the catalogue is filled by hand', async () => {
    await start({ settings: { TSUZUKI_CATALOGUE: 'off' } });
    await expect(on.refresh('wikidata')).rejects.toMatchObject({ reason: 'SOURCES_OFF' });
  });

  it('a list fetches what it names, and a switch keeps a source out', async () => {
    await start({ settings: { CATALOGUE_SOURCES: 'wikidata, anibridge' } });
    on.web.put(WIKIDATA, wikidataOf(3));
    await expect(on.refresh('media-arts')).rejects.toMatchObject({ reason: 'SOURCE_UNLISTED' });
    expect(await on.outcomeOf('wikidata')).toBe('imported');
    const turn = (isOn: boolean) =>
      on.test.app.db
        .transaction()
        .execute((tx) => switchSource(on.test.app, tx, { key: 'wikidata', isOn }));
    await turn(false);
    await expect(on.refresh('wikidata')).rejects.toMatchObject({ reason: 'SOURCE_SWITCHED_OFF' });
    await turn(true);
    expect(await on.outcomeOf('wikidata')).toBe('unchanged');
  });
});

describe('processes', () => {
  const large = wikidataOf(200, { padding: 5_000 });
  const never = new AbortController().signal;

  it('fetch what is due, one at a time, and each source once', async () => {
    await start({ settings: { CATALOGUE_SOURCES: 'wikidata' } });
    on.web.put(WIKIDATA, wikidataOf(3));
    expect(await fetchNext(on.test.app, never)).toBe(false);
    on.later(10 * 60_000);
    const both = await Promise.all([fetchNext(on.test.app, never), fetchNext(on.test.app, never)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(on.web.times(WIKIDATA)).toBe(1);
    expect(await fetchNext(on.test.app, never)).toBe(false);
  });

  it('a source under way is busy for others', async () => {
    on.web.put(WIKIDATA, '{', { fault: { kind: 'slow' } });
    const asked = Promise.withResolvers<void>();
    on.web.onAsked = () => asked.resolve();
    const running = on.outcomeOf('wikidata');
    await asked.promise;
    await expect(on.refresh('wikidata')).rejects.toMatchObject({ reason: 'SOURCE_BUSY' });
    expect(await running).toBe('SOURCE_TOO_SLOW');
  });

  it('one that died in the middle is followed by another that goes on where it ended', async () => {
    await start({ settings: { CATALOGUE_SOURCES: 'wikidata' } });
    on.web.put(WIKIDATA, large, { fault: { kind: 'cut', after: 200_000 } });
    expect(await on.outcomeOf('wikidata')).toBe('SOURCE_CUT_OFF');
    // What a killed process leaves: a run in the table, and the beginning of a file.
    await on.test.app.database.pool.query(
      `update sources.source set run_id = gen_random_uuid(), run_stage = 'downloading', due_at = $1 where key = 'wikidata'`,
      [new Date(on.test.clock.nowMs() + 120_000)],
    );
    expect(await fetchNext(on.test.app, never)).toBe(false);
    on.web.asked.length = 0;
    on.web.put(WIKIDATA, large);
    on.later(121_000);
    expect(await fetchNext(on.test.app, never)).toBe(true);
    expect(on.web.asked[0]!.headers.range).toMatch(/^bytes=[1-9]\d+-$/u);
    expect(await on.row('wikidata')).toMatchObject({ rows: 200, run_id: null, failures: 0 });
  });

  it('a command that is killed leaves its source to the service, which goes on where it ended', async () => {
    web().put(WIKIDATA, large, { fault: { kind: 'hold', after: 500_000 } });
    const command = spawn(process.execPath, [cli, 'catalog', 'refresh', 'wikidata'], {
      env: commandEnvironment(on.test.databaseUrl, path.dirname(on.folderOf()), on.web.settings),
      stdio: 'ignore',
    });
    const part = path.join(on.folderOf('wikidata'), 'download.part');
    const size = () =>
      stat(part).then(
        ({ size: bytes }) => bytes,
        () => 0,
      );
    await expect.poll(size, { timeout: 60_000 }).toBeGreaterThan(0);
    command.kill('SIGKILL');
    await once(command, 'exit');
    const before = await size();
    expect(await on.countManga()).toBe(0);
    web().put(WIKIDATA, large);
    web().asked.length = 0;
    // Commands go by the time of the machine.
    on.test.clock.set(new Date(Date.now() + 130_000));
    await on.test.app.database.pool.query(
      `update sources.source set due_at = due_at + interval '1 year' where key <> 'wikidata'`,
    );
    expect(await fetchNext(on.test.app, never)).toBe(true);
    expect(web().asked[0]!.headers.range).toBe(`bytes=${before}-`);
    expect(await on.row('wikidata')).toMatchObject({ rows: 200, run_id: null, failures: 0 });
  });

  it('one that is stopped gives its source back, and counts no failure', async () => {
    await start({ settings: { CATALOGUE_SOURCES: 'wikidata' } });
    on.web.put(WIKIDATA, '{', { fault: { kind: 'slow' } });
    await fetchNext(on.test.app, never);
    on.later(10 * 60_000);
    const stopping = new AbortController();
    on.web.onAsked = () => stopping.abort(new Error('the process stops'));
    expect(await fetchNext(on.test.app, stopping.signal)).toBe(true);
    expect(await on.row('wikidata')).toMatchObject({
      run_id: null,
      failures: 0,
      due_at: on.test.clock.now(),
    });
  });
});

describe('bangumi-data', () => {
  const versionOf = async () => {
    const sources = await listDataSources(on.test.app);
    return sources.find(({ key }) => key === 'bangumi-data')?.version;
  };

  it('is what the nightly work on dates goes on with, instead of the data set installed', async () => {
    const body = bangumiDataOf(40);
    web().put(BANGUMI_DATA, body);
    const [outcome] = await on.refresh('bangumi-data');
    expect(outcome).toMatchObject({ outcome: 'imported', imported: { rows: 40 } });
    const version = await versionOf();
    expect(version).toMatch(/^file /u);
    await refreshDaily.run(on.test.app, {});
    expect(await versionOf()).toBe(version);
  });

  it('may be given as a file: the nightly work goes on with it, and so does fetching', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-given-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    web().put(BANGUMI_DATA, bangumiDataOf(40));
    await on.refresh('bangumi-data');
    const file = path.join(folder, 'data.json.gz');
    await writeFile(file, gzipSync(bangumiDataOf(41)));
    const day = new Date('2025-12-31T12:00:00Z');
    await utimes(file, day, day);
    await importGiven(on.test.app, { sources: ['packages'], file });
    const version = await versionOf();
    expect(version).toMatch(/^file /u);

    await refreshDaily.run(on.test.app, {});
    expect(await versionOf()).toBe(version);
    const [outcome] = await on.refresh('bangumi-data');
    expect(outcome).toMatchObject({ outcome: 'imported', imported: { rows: 40 } });
  });
});

describe('mappings', () => {
  it('are imported as the files they are, and again when the catalogue has grown', async () => {
    await start({ template: 'shelf' });
    on.web.put(
      SHINKRO,
      'AnimeMap:\n  - malid: 52991\n    title: "Sousou no Frieren"\n    tvdbid: 424536\n    tvdbseason: 1\n    start: 0\n    useMapping: false\n',
    );
    on.web.put(WIKIDATA, wikidataOf(3));
    const [mapped] = await on.refresh('shinkro-tvdb');
    expect(mapped).toMatchObject({ outcome: 'imported', imported: { rows: 1 } });
    expect(await on.outcomeOf('shinkro-tvdb')).toBe('unchanged');
    await on.refresh('wikidata');
    expect(await on.row('shinkro-tvdb')).toMatchObject({
      must_import: true,
      due_at: on.test.clock.now(),
    });
    expect(await on.outcomeOf('shinkro-tvdb')).toBe('imported');
    expect(await on.outcomeOf('shinkro-tvdb')).toBe('unchanged');
  });

  it('that state no licence are fetched where an administrator agrees, refreshed, and removed where not any more', async () => {
    await start({ template: 'shelf' });
    const listOf = (season: number) =>
      `<?xml version="1.0" encoding="UTF-8"?><anime-list><anime anidbid="17617" tvdbid="424536" defaulttvdbseason="${season}"><name>Sousou no Frieren</name></anime></anime-list>`;
    const seasons = async () => {
      const { rows } = await on.test.app.database.pool.query(
        `select season from mapping.rule where source = 'anime-lists' and priority > 0`,
      );
      return rows.map(({ season }) => season);
    };
    on.web.put(ANIME_LISTS, listOf(1));
    await expect(on.refresh('anime-lists')).rejects.toMatchObject({
      reason: 'SOURCE_NEEDS_CONSENT',
    });
    expect(on.web.asked).toEqual([]);
    await on.consentTo('anime-lists');
    expect(await on.outcomeOf('anime-lists')).toBe('imported');
    expect(await seasons()).toEqual([1]);
    on.web.put(ANIME_LISTS, listOf(2));
    expect(await on.outcomeOf('anime-lists')).toBe('imported');
    expect(await seasons()).toEqual([2]);
    const sources = await listDataSources(on.test.app);
    expect(sources.find(({ key }) => key === 'anime-lists')?.licence).toBe('not stated');
    expect(await withdrawSource(on.test.app, 'anime-lists')).toBe(true);
    expect(await seasons()).toEqual([]);
    expect(await on.kept('anime-lists')).toEqual([]);
    expect((await listDataSources(on.test.app)).map(({ key }) => key)).not.toContain('anime-lists');
  });
});
