import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dataSettings } from '#platform/data-dir.ts';
import { listDataSources } from '#slices/catalog/index.ts';
import { setTier } from '#slices/access/index.ts';
import { OPERATOR } from '#slices/accounts/index.ts';
import { agreeToTerms, switchSource } from '#slices/sources/fetch/permit.ts';
import { fetchNext, refreshSources } from '#slices/sources/fetch/refresh.ts';
import { readRow } from '#slices/sources/fetch/stored.ts';
import type { FetchedKey } from '#slices/sources/fetch/keys.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import { SAMPLES, offlineDatabase, wikidataOf, zipOf } from '../source-files.ts';
import { SourceStandIn, type StoodFile } from '../source-stand-in.ts';

const WIKIDATA = 'https://query.wikidata.org/sparql';
const SHINKRO = 'https://raw.githubusercontent.com/varoOP/shinkro-mapping/main/tvdb-mal.yaml';
const MEDIA_ARTS = {
  repository: 'mediaarts-db/dataset',
  tag: '1.2.20',
  name: 'metadata106_json.zip',
};
const OFFLINE = {
  repository: 'cedya77/anime-offline-database',
  tag: 'latest',
  name: 'anime-offline-database.jsonl.zst',
};
const MANGABAKA = 'https://api.mangabaka.org/v1/database/series.jsonl.zst';
const HOUR_MS = 3_600_000;

let web: SourceStandIn;
let test: TestApp;

/** Starts an app of its own for a test; the others share one that is emptied. */
const start = async ({ settings, ...options }: TestAppOptions = {}): Promise<void> => {
  const own = { roles: ['web'] as const, ...options, settings: { ...web.settings, ...settings } };
  test = await startTestApp(own);
  onTestFinished(async () => {
    await test.close();
    test = shared;
  });
};

let shared: TestApp;
beforeAll(async () => {
  web = await SourceStandIn.start();
  shared = await startTestApp({
    roles: ['web'],
    settings: { ...web.settings, CATALOGUE_SOURCES_TIMEOUT: '2' },
  });
  test = shared;
});
afterAll(async () => {
  await shared.close();
  web.close();
});
beforeEach(async () => {
  web.clear();
  await shared.app.database.pool.query(
    'truncate sources.source, catalog.manga, catalog.data_source cascade',
  );
  await rm(folderOf(), { recursive: true, force: true });
});

const refresh = async (...keys: FetchedKey[]) => refreshSources(test.app, { keys });

/** Why a refresh of one source failed; else how it went. */
const outcomeOf = async (key: FetchedKey): Promise<string> => {
  const [outcome] = await refresh(key);
  return outcome!.outcome === 'failed' ? outcome!.fault.reason : outcome!.outcome;
};

const row = (key: FetchedKey) => readRow(test.app.db, key);

const later = (ms: number): void => test.clock.set(new Date(test.clock.nowMs() + ms));

const folderOf = (key = ''): string =>
  path.join(test.app.settings.of(dataSettings).dataDir, 'sources', key);

/** What is in the folder of a source. */
const kept = async (key: FetchedKey): Promise<string[]> =>
  (await readdir(folderOf(key))).toSorted();

const countManga = async (): Promise<number> => {
  const { rows } = await test.app.database.pool.query('select count(*)::int n from catalog.manga');
  return rows[0].n;
};

const consentTo = (key: FetchedKey) =>
  test.app.db
    .transaction()
    .execute((tx) => agreeToTerms(test.app, tx, { key, consenter: { kind: 'operator' } }));

describe('a source that is fetched', () => {
  it('is imported, kept with its checksum and date, and due again the next night', async () => {
    const body = wikidataOf(30, { broken: [3] });
    web.put(WIKIDATA, body, { lastModified: 'Sat, 10 Jan 2026 08:00:00 GMT' });
    const [outcome] = await refresh('wikidata');
    expect(outcome).toMatchObject({ outcome: 'imported', imported: { rows: 29, refused: 1 } });
    expect(web.asked[0]!.headers.accept).toBe('application/sparql-results+json');
    expect(new URLSearchParams(web.asked[0]!.query).get('query')).toContain('wd:Q21198342');
    expect(await countManga()).toBe(29);
    const state = await row('wikidata');
    expect(state).toMatchObject({
      checksum: createHash('sha256').update(body).digest('hex'),
      bytes: Buffer.byteLength(body),
      rows: 29,
      refused: 1,
      refusals: [{ ref: 'Q83', reason: 'has no title' }],
      failures: 0,
      run_id: null,
    });
    expect(state.due_at.getTime()).toBeGreaterThan(test.clock.nowMs() + 6 * 24 * HOUR_MS);
    expect(await kept('wikidata')).toEqual(['data.json']);
    expect(await readFile(path.join(folderOf('wikidata'), 'data.json'), 'utf8')).toBe(body);
    const [source] = (await listDataSources(test.app)).filter(({ key }) => key === 'wikidata');
    expect(source).toMatchObject({ asOf: '2026-01-10' });
  });

  it('is not sent again while it is the same, and not imported', async () => {
    web.put(WIKIDATA, wikidataOf(10));
    await refresh('wikidata');
    const before = await row('wikidata');
    later(HOUR_MS);
    expect(await outcomeOf('wikidata')).toBe('unchanged');
    expect(web.asked[1]!.headers['if-none-match']).toBe(before.etag);
    const after = await row('wikidata');
    expect(after.imported_at).toEqual(before.imported_at);
    expect(after.fetched_at).toEqual(test.clock.now());
  });

  it('is not imported when the same bytes come under another name', async () => {
    const zip = await zipOf({ 'metadata106.json': SAMPLES.mediaArts });
    web.release(MEDIA_ARTS, zip);
    expect(await outcomeOf('media-arts')).toBe('imported');
    const { changed_at } = await row('media-arts');
    for (const [tag, bytes] of [
      ['1.2.21', zip],
      [
        '1.2.22',
        await zipOf({ 'metadata106.json': SAMPLES.mediaArts, 'readme.txt': 'packed anew' }),
      ],
    ] as const) {
      web.release({ ...MEDIA_ARTS, tag }, bytes);
      later(HOUR_MS);
      expect(await outcomeOf('media-arts')).toBe('unchanged');
      expect(await row('media-arts')).toMatchObject({ version: tag, changed_at });
    }
  });

  it('is sent again when the last file is gone from the disk', async () => {
    web.put(WIKIDATA, wikidataOf(10));
    await refresh('wikidata');
    await rm(folderOf('wikidata'), { recursive: true });
    expect(await outcomeOf('wikidata')).toBe('imported');
    expect(web.asked[1]!.headers['if-none-match']).toBeUndefined();
  });
});

describe('a release of GitHub', () => {
  it('names its file, which is checked, unpacked and imported', async () => {
    web.release(
      MEDIA_ARTS,
      await zipOf({ 'a/metadata106.json': SAMPLES.mediaArts, 'readme.txt': 'x' }),
    );
    const [outcome] = await refresh('media-arts');
    expect(outcome).toMatchObject({ outcome: 'imported' });
    expect(await row('media-arts')).toMatchObject({ version: '1.2.20' });
    expect(await kept('media-arts')).toEqual(['data.json']);
  });

  it('that is the same as before is not downloaded', async () => {
    web.release(MEDIA_ARTS, await zipOf({ 'metadata106.json': SAMPLES.mediaArts }));
    await refresh('media-arts');
    const asked = web.asked.length;
    expect(await outcomeOf('media-arts')).toBe('unchanged');
    expect(web.asked).toHaveLength(asked + 1);
  });

  it.each([
    ['no such file', { 'other.json': '{}' }],
    ['two such files', { 'metadata106.json': '{}', 'b/metadata106.json': '{}' }],
  ])('whose archive has %s is refused', async (_what, files) => {
    web.release(MEDIA_ARTS, await zipOf(files));
    expect(await outcomeOf('media-arts')).toBe('SOURCE_UNPACKABLE');
  });

  it('without the file is refused, and one in another form', async () => {
    web.release({ ...MEDIA_ARTS, name: 'other.zip' }, Buffer.from('x'));
    expect(await outcomeOf('media-arts')).toBe('SOURCE_FILE_GONE');
    const api = `https://api.github.com/repos/${MEDIA_ARTS.repository}/releases/latest`;
    web.put(api, '{"message":"moved"}');
    expect(await outcomeOf('media-arts')).toBe('SOURCE_INDEX_CHANGED');
    web.put(api, '{}', { fault: { kind: 'status', status: 403 } });
    expect(await outcomeOf('media-arts')).toBe('SOURCE_ANSWERED');
  });
});

/** What can be wrong with a file, and what is then said of it. */
const FAULTS: [what: string, reason: string, body: string, file: Omit<StoodFile, 'body'>][] = [
  [
    'a page with status 200',
    'SOURCE_SENT_PAGE',
    '<!doctype html><h1>Hello</h1>',
    { type: 'text/html' },
  ],
  [
    'a page that says it is JSON',
    'SOURCE_SENT_PAGE',
    ' <html></html>',
    { type: 'application/json' },
  ],
  ['something else', 'SOURCE_NOT_DATA', 'sorry', {}],
  ['nothing', 'SOURCE_NOT_DATA', '', {}],
  [
    'a file without its end',
    'SOURCE_CUT_OFF',
    wikidataOf(50).slice(0, 4_000),
    { hasLength: false },
  ],
  [
    'a connection that always ends',
    'SOURCE_CUT_OFF',
    wikidataOf(50),
    { fault: { kind: 'cut', after: 100 } },
  ],
  ['10 GB', 'SOURCE_TOO_LARGE', '{', { fault: { kind: 'claims', bytes: 10 * 1024 ** 3 } }],
  ['a byte now and then', 'SOURCE_TOO_SLOW', '{', { fault: { kind: 'slow' } }],
  ['an error', 'SOURCE_ANSWERED', '{}', { fault: { kind: 'status', status: 503 } }],
  ['another schema', 'SOURCE_CHANGED_FORM', JSON.stringify({ rows: wikidataOf(20) }), {}],
  ['a file of half the size', 'SOURCE_SHRANK', wikidataOf(10), {}],
];

describe('what a source may do wrong', () => {
  it('leaves the last file and the catalogue as they were, is told, and tried again later', async () => {
    web.put(WIKIDATA, wikidataOf(20));
    await refresh('wikidata');
    const good = await row('wikidata');
    let failures = 0;
    for (const [what, reason, body, file] of FAULTS) {
      later(HOUR_MS);
      web.put(WIKIDATA, body, file);
      expect([what, await outcomeOf('wikidata')]).toEqual([what, reason]);
      failures += 1;
      const state = await row('wikidata');
      expect(state).toMatchObject({
        failures,
        fault_reason: { reason },
        checksum: good.checksum,
        imported_at: good.imported_at,
        rows: good.rows,
        run_id: null,
      });
      expect(state.fault).toMatch(/Wikidata/u);
      expect(state.due_at.getTime()).toBeGreaterThan(test.clock.nowMs());
      expect(await readFile(path.join(folderOf('wikidata'), 'data.json'), 'utf8')).toBe(
        wikidataOf(20),
      );
      expect(await countManga()).toBe(20);
    }
    web.put(WIKIDATA, wikidataOf(21));
    expect(await outcomeOf('wikidata')).toBe('imported');
    expect(await row('wikidata')).toMatchObject({ failures: 0, failed_since: null, fault: null });
    expect(await kept('wikidata')).toEqual(['data.json']);
  });

  it('a file that is smaller is taken once the operator accepts it', async () => {
    web.put(WIKIDATA, wikidataOf(20));
    await refresh('wikidata');
    web.put(WIKIDATA, wikidataOf(10));
    expect(await outcomeOf('wikidata')).toBe('SOURCE_SHRANK');
    const [outcome] = await refreshSources(test.app, { keys: ['wikidata'], takesSmaller: true });
    expect(outcome).toMatchObject({ outcome: 'imported' });
    expect(await row('wikidata')).toMatchObject({ rows: 10, takes_smaller: false });
    web.put(WIKIDATA, wikidataOf(5));
    expect(await outcomeOf('wikidata')).toBe('SOURCE_SHRANK');
  });

  it('a file with another checksum than the published one is refused', async () => {
    const zip = await zipOf({ 'metadata106.json': SAMPLES.mediaArts });
    web.release(MEDIA_ARTS, zip, { digest: `sha256:${'0'.repeat(64)}` });
    expect(await outcomeOf('media-arts')).toBe('SOURCE_CHECKSUM_WRONG');
    expect((await row('media-arts')).fault_reason).toMatchObject({
      details: { expected: '0'.repeat(64), actual: createHash('sha256').update(zip).digest('hex') },
    });
    expect(await kept('media-arts')).toEqual([]);
  });

  it('a damaged archive is refused', async () => {
    web.release(OFFLINE, offlineDatabase([1, 2, 3]).subarray(0, 60));
    await consentTo('anime-offline-database');
    expect(await outcomeOf('anime-offline-database')).toBe('SOURCE_UNPACKABLE');
  });

  it('a redirect to a host that is not its own is not followed, nor one in plain text', async () => {
    web.put('https://evil.example/data.json', wikidataOf(1));
    for (const to of [
      'https://evil.example/data.json',
      'http://query.wikidata.org/sparql',
      'https://query.wikidata.org:8443/sparql',
      '//evil.example/data.json',
      'file:///etc/passwd',
    ]) {
      web.redirect(WIKIDATA, to);
      expect([to, await outcomeOf('wikidata')]).toEqual([to, 'SOURCE_MOVED']);
    }
    expect(web.times('https://evil.example/data.json')).toBe(0);
    web.redirect(WIKIDATA, WIKIDATA);
    expect(await outcomeOf('wikidata')).toBe('SOURCE_MOVED');
  });
});

/** A megabyte: more than what is lost of a connection that ends while it is read. */
const LARGE = wikidataOf(200, { padding: 5_000 });
const CUT = 300_000;

describe('a connection that ends', () => {
  /** Where the requests began to read. */
  const starts = () =>
    web.asked.map(({ headers }) => Number(/^bytes=(\d+)-$/u.exec(headers.range ?? '')?.[1] ?? 0));
  const sizeOfPart = async () =>
    (await stat(path.join(folderOf('wikidata'), 'download.part'))).size;

  it('is followed by another that goes on where it ended', async () => {
    web.put(WIKIDATA, LARGE, { fault: { kind: 'cut', after: CUT, times: 2 } });
    expect(await outcomeOf('wikidata')).toBe('imported');
    const [first, second = 0, third = 0, ...more] = starts();
    expect([first, more]).toEqual([0, []]);
    expect(second).toBeGreaterThan(0);
    expect(third).toBeGreaterThan(second);
    expect(await countManga()).toBe(200);
  });

  it('is gone on with in the next run when it ends too often', async () => {
    web.put(WIKIDATA, LARGE, { fault: { kind: 'cut', after: 200_000 } });
    expect(await outcomeOf('wikidata')).toBe('SOURCE_CUT_OFF');
    const size = await sizeOfPart();
    web.asked.length = 0;
    web.put(WIKIDATA, LARGE);
    expect(await outcomeOf('wikidata')).toBe('imported');
    expect(starts()).toEqual([size]);
    expect(await countManga()).toBe(200);
  });

  it('is begun anew when the file has changed since, or the server knows no ranges', async () => {
    web.put(WIKIDATA, LARGE, { fault: { kind: 'cut', after: 200_000 } });
    expect(await outcomeOf('wikidata')).toBe('SOURCE_CUT_OFF');
    web.put(WIKIDATA, wikidataOf(202, { padding: 5_000 }));
    expect(await outcomeOf('wikidata')).toBe('imported');
    expect(await countManga()).toBe(202);
    const fault = { kind: 'cut', after: CUT, times: 1 } as const;
    web.put(WIKIDATA, wikidataOf(203, { padding: 5_000 }), { hasRanges: false, fault });
    expect(await outcomeOf('wikidata')).toBe('imported');
    expect(await countManga()).toBe(203);
  });
});

describe('terms', () => {
  it('a source that asks for consent is not fetched before it has it, nor after its terms have changed', async () => {
    web.release(OFFLINE, offlineDatabase([1, 2]));
    await expect(refresh('anime-offline-database')).rejects.toMatchObject({
      reason: 'SOURCE_NEEDS_CONSENT',
    });
    expect(web.asked).toEqual([]);
    await consentTo('anime-offline-database');
    expect(await outcomeOf('anime-offline-database')).toBe('imported');
    expect(await row('anime-offline-database')).toMatchObject({
      consent_actor: 'operator',
      consent_at: test.clock.now(),
      consent_terms: expect.stringContaining('ODbL'),
    });
    await test.app.database.pool.query(
      `update sources.source set consent_terms = 'the terms of last year' where key = 'anime-offline-database'`,
    );
    await expect(refresh('anime-offline-database')).rejects.toMatchObject({
      reason: 'SOURCE_NEEDS_CONSENT',
    });
  });

  it('a non-commercial source is not fetched where anybody pays', async () => {
    web.put(MANGABAKA, '');
    await consentTo('mangabaka');
    const { id } = await test.user('payer');
    const pay = (tier: 'indie' | 'free') =>
      test.app.db
        .transaction()
        .execute((tx) => setTier(test.app, tx, { userId: id, tier, visitor: OPERATOR }));
    await pay('indie');
    onTestFinished(() => pay('free'));
    await expect(refresh('mangabaka')).rejects.toMatchObject({ reason: 'SOURCE_FORBIDS_PAID_USE' });
    expect(web.asked).toEqual([]);
  });

  it('the checksum beside a file is verified', async () => {
    const body = zstdCompressSync(SAMPLES.mangabaka);
    web.put(MANGABAKA, body);
    web.put(`${MANGABAKA}.sha1`, `${'a'.repeat(40)}  series.jsonl.zst\n`);
    await consentTo('mangabaka');
    expect(await outcomeOf('mangabaka')).toBe('SOURCE_CHECKSUM_WRONG');
    web.put(
      `${MANGABAKA}.sha1`,
      `${createHash('sha1').update(body).digest('hex')}  series.jsonl.zst\n`,
    );
    expect(await outcomeOf('mangabaka')).toBe('imported');
    expect(await kept('mangabaka')).toEqual(['data.jsonl.zst']);
    const asked = web.asked.length;
    expect(await outcomeOf('mangabaka')).toBe('unchanged');
    expect(web.asked).toHaveLength(asked + 1);
  });

  it('bangumi-archive is found by its index', async () => {
    const zip = await zipOf({
      'episode.jsonlines': '{}',
      'subject.jsonlines': SAMPLES.bangumiArchive,
    });
    const address =
      'https://github.com/bangumi/Archive/releases/download/archive/dump-2026-01-13.zip';
    web.put(
      'https://raw.githubusercontent.com/bangumi/Archive/master/aux/latest.json',
      JSON.stringify({
        name: 'dump-2026-01-13.zip',
        browser_download_url: address,
        digest: `sha256:${createHash('sha256').update(zip).digest('hex')}`,
      }),
    );
    web.put(address, zip);
    await consentTo('bangumi-archive');
    expect(await outcomeOf('bangumi-archive')).toBe('imported');
    expect(await row('bangumi-archive')).toMatchObject({ version: 'dump-2026-01-13.zip' });
    expect(await kept('bangumi-archive')).toEqual(['data.jsonl']);
  });
});

describe('what the operator says', () => {
  it('off fetches nothing, whoever asks', async () => {
    await start({ settings: { CATALOGUE_SOURCES: 'off' } });
    await expect(refresh('wikidata')).rejects.toMatchObject({ reason: 'SOURCES_OFF' });
    expect(await fetchNext(test.app, new AbortController().signal)).toBe(false);
    expect(web.asked).toEqual([]);
  });

  it('auto is off where the catalogue is filled by hand', async () => {
    await start({ settings: { TSUZUKI_CATALOGUE: 'off' } });
    await expect(refresh('wikidata')).rejects.toMatchObject({ reason: 'SOURCES_OFF' });
  });

  it('a list fetches what it names, and a switch keeps a source out', async () => {
    web.put(WIKIDATA, wikidataOf(3));
    await start({ settings: { CATALOGUE_SOURCES: 'wikidata, anibridge' } });
    await expect(refresh('media-arts')).rejects.toMatchObject({ reason: 'SOURCE_UNLISTED' });
    expect(await outcomeOf('wikidata')).toBe('imported');
    const turn = (isOn: boolean) =>
      test.app.db.transaction().execute((tx) => switchSource(tx, { key: 'wikidata', isOn }));
    await turn(false);
    await expect(refresh('wikidata')).rejects.toMatchObject({ reason: 'SOURCE_SWITCHED_OFF' });
    await turn(true);
    expect(await outcomeOf('wikidata')).toBe('unchanged');
  });
});

describe('processes', () => {
  const never = new AbortController().signal;

  it('fetch what is due, one at a time, and each source once', async () => {
    web.put(WIKIDATA, wikidataOf(3));
    await start({ settings: { CATALOGUE_SOURCES: 'wikidata' } });
    expect(await fetchNext(test.app, never)).toBe(false);
    later(10 * 60_000);
    const both = await Promise.all([fetchNext(test.app, never), fetchNext(test.app, never)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(web.times(WIKIDATA)).toBe(1);
    expect(await fetchNext(test.app, never)).toBe(false);
  });

  it('a source under way is busy for others', async () => {
    web.put(WIKIDATA, '{', { fault: { kind: 'slow' } });
    const asked = Promise.withResolvers<void>();
    web.onAsked = () => asked.resolve();
    const running = outcomeOf('wikidata');
    await asked.promise;
    await expect(refresh('wikidata')).rejects.toMatchObject({ reason: 'SOURCE_BUSY' });
    expect(await running).toBe('SOURCE_TOO_SLOW');
  });

  it('one that died in the middle is followed by another that goes on where it ended', async () => {
    web.put(WIKIDATA, LARGE, { fault: { kind: 'cut', after: 200_000 } });
    await start({ settings: { CATALOGUE_SOURCES: 'wikidata' } });
    expect(await outcomeOf('wikidata')).toBe('SOURCE_CUT_OFF');
    // What a killed process leaves: a run in the table, and the beginning of a file.
    await test.app.database.pool.query(
      `update sources.source set run_id = gen_random_uuid(), run_stage = 'downloading', due_at = $1 where key = 'wikidata'`,
      [new Date(test.clock.nowMs() + 120_000)],
    );
    expect(await fetchNext(test.app, never)).toBe(false);
    web.asked.length = 0;
    web.put(WIKIDATA, LARGE);
    later(121_000);
    expect(await fetchNext(test.app, never)).toBe(true);
    expect(web.asked[0]!.headers.range).toMatch(/^bytes=[1-9]\d+-$/u);
    expect(await row('wikidata')).toMatchObject({ rows: 200, run_id: null, failures: 0 });
  });

  it('one that is stopped gives its source back, and counts no failure', async () => {
    web.put(WIKIDATA, '{', { fault: { kind: 'slow' } });
    await start({ settings: { CATALOGUE_SOURCES: 'wikidata' } });
    await fetchNext(test.app, never);
    later(10 * 60_000);
    const stopping = new AbortController();
    web.onAsked = () => stopping.abort(new Error('the process stops'));
    expect(await fetchNext(test.app, stopping.signal)).toBe(true);
    expect(await row('wikidata')).toMatchObject({
      run_id: null,
      failures: 0,
      due_at: test.clock.now(),
    });
  });
});

describe('mappings', () => {
  it('are imported as the files they are, and again when the catalogue has grown', async () => {
    web.put(
      SHINKRO,
      'AnimeMap:\n  - malid: 52991\n    title: "Sousou no Frieren"\n    tvdbid: 424536\n    tvdbseason: 1\n    start: 0\n    useMapping: false\n',
    );
    web.put(WIKIDATA, wikidataOf(3));
    await start({ template: 'shelf' });
    const [mapped] = await refresh('shinkro-tvdb');
    expect(mapped).toMatchObject({ outcome: 'imported', imported: { rows: 1 } });
    expect(await outcomeOf('shinkro-tvdb')).toBe('unchanged');
    await refresh('wikidata');
    expect(await row('shinkro-tvdb')).toMatchObject({
      must_import: true,
      due_at: test.clock.now(),
    });
    expect(await outcomeOf('shinkro-tvdb')).toBe('imported');
    expect(await outcomeOf('shinkro-tvdb')).toBe('unchanged');
  });
});
