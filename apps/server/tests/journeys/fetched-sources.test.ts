import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { listDataSources } from '#slices/catalog/index.ts';
import { refreshSources } from '#slices/sources/fetch/refresh.ts';
import { Fetching, MEDIA_ARTS, OFFLINE, SHORT_DEADLINE, WIKIDATA } from '../fetching.ts';
import { SAMPLES, offlineDatabase, wikidataOf, zipOf } from '../source-files.ts';
import type { StoodFile } from '../source-stand-in.ts';

let on: Fetching;

beforeAll(async () => {
  on = await Fetching.start({ settings: SHORT_DEADLINE });
});
afterAll(() => on.close());
beforeEach(() => on.clear());

describe('a source that is fetched', () => {
  it('is imported, kept with its checksum and date, and due again the next night', async () => {
    const body = wikidataOf(30, { broken: [3] });
    on.web.put(WIKIDATA, body, { lastModified: 'Sat, 10 Jan 2026 08:00:00 GMT' });
    const [outcome] = await on.refresh('wikidata');
    expect(outcome).toMatchObject({ outcome: 'imported', imported: { rows: 29, refused: 1 } });
    expect(on.web.asked[0]!.headers.accept).toBe('application/sparql-results+json');
    expect(new URLSearchParams(on.web.asked[0]!.query).get('query')).toContain('wd:Q21198342');
    expect(await on.countManga()).toBe(29);
    const state = await on.row('wikidata');
    expect(state).toMatchObject({
      checksum: createHash('sha256').update(body).digest('hex'),
      bytes: Buffer.byteLength(body),
      rows: 29,
      refused: 1,
      refusals: [{ ref: 'Q83', reason: 'has no title' }],
      failures: 0,
      run_id: null,
    });
    expect(state.due_at.getTime()).toBeGreaterThan(on.test.clock.nowMs() + 6 * 24 * HOUR_MS);
    expect(await on.kept('wikidata')).toEqual(['data.json']);
    expect(await readFile(path.join(on.folderOf('wikidata'), 'data.json'), 'utf8')).toBe(body);
    const sources = await listDataSources(on.test.app);
    expect(sources.find(({ key }) => key === 'wikidata')).toMatchObject({ asOf: '2026-01-10' });
  });

  it('is not sent again while it is the same, and not imported', async () => {
    on.web.put(WIKIDATA, wikidataOf(10));
    await on.refresh('wikidata');
    const before = await on.row('wikidata');
    on.later(HOUR_MS);
    expect(await on.outcomeOf('wikidata')).toBe('unchanged');
    expect(on.web.asked[1]!.headers['if-none-match']).toBe(before.etag);
    const after = await on.row('wikidata');
    expect(after.imported_at).toEqual(before.imported_at);
    expect(after.fetched_at).toEqual(on.test.clock.now());
  });

  it('is not imported when the same bytes come under another name', async () => {
    const zip = await zipOf({ 'metadata106.json': SAMPLES.mediaArts });
    on.web.release(MEDIA_ARTS, zip);
    expect(await on.outcomeOf('media-arts')).toBe('imported');
    const { changed_at } = await on.row('media-arts');
    for (const [tag, bytes] of [
      ['1.2.21', zip],
      [
        '1.2.22',
        await zipOf({ 'metadata106.json': SAMPLES.mediaArts, 'readme.txt': 'packed anew' }),
      ],
    ] as const) {
      on.web.release({ ...MEDIA_ARTS, tag }, bytes);
      on.later(HOUR_MS);
      expect(await on.outcomeOf('media-arts')).toBe('unchanged');
      expect(await on.row('media-arts')).toMatchObject({ version: tag, changed_at });
    }
  });

  it('is sent again when the last file is gone from the disk', async () => {
    on.web.put(WIKIDATA, wikidataOf(10));
    await on.refresh('wikidata');
    await rm(on.folderOf('wikidata'), { recursive: true });
    expect(await on.outcomeOf('wikidata')).toBe('imported');
    expect(on.web.asked[1]!.headers['if-none-match']).toBeUndefined();
  });
});

describe('a release of GitHub', () => {
  it('names its file, which is checked, unpacked and imported', async () => {
    on.web.release(
      MEDIA_ARTS,
      await zipOf({ 'a/metadata106.json': SAMPLES.mediaArts, 'readme.txt': 'x' }),
    );
    const [outcome] = await on.refresh('media-arts');
    expect(outcome).toMatchObject({ outcome: 'imported' });
    expect(await on.row('media-arts')).toMatchObject({ version: '1.2.20' });
    expect(await on.kept('media-arts')).toEqual(['data.json']);
  });

  it('that is the same as before is not downloaded', async () => {
    on.web.release(MEDIA_ARTS, await zipOf({ 'metadata106.json': SAMPLES.mediaArts }));
    await on.refresh('media-arts');
    const asked = on.web.asked.length;
    expect(await on.outcomeOf('media-arts')).toBe('unchanged');
    expect(on.web.asked).toHaveLength(asked + 1);
  });

  it.each([
    ['no such file', { 'other.json': '{}' }],
    ['two such files', { 'metadata106.json': '{}', 'b/metadata106.json': '{}' }],
  ])('whose archive has %s is refused', async (_what, files) => {
    on.web.release(MEDIA_ARTS, await zipOf(files));
    expect(await on.outcomeOf('media-arts')).toBe('SOURCE_UNPACKABLE');
  });

  it('without the file is refused, and one in another form', async () => {
    on.web.release({ ...MEDIA_ARTS, name: 'other.zip' }, Buffer.from('x'));
    expect(await on.outcomeOf('media-arts')).toBe('SOURCE_FILE_GONE');
    const api = `https://api.github.com/repos/${MEDIA_ARTS.repository}/releases/latest`;
    on.web.put(api, '{"message":"moved"}');
    expect(await on.outcomeOf('media-arts')).toBe('SOURCE_INDEX_CHANGED');
    on.web.put(api, '{}', { fault: { kind: 'status', status: 403 } });
    expect(await on.outcomeOf('media-arts')).toBe('SOURCE_ANSWERED');
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
    on.web.put(WIKIDATA, wikidataOf(20));
    await on.refresh('wikidata');
    const good = await on.row('wikidata');
    let failures = 0;
    for (const [what, reason, body, file] of FAULTS) {
      on.later(HOUR_MS);
      on.web.put(WIKIDATA, body, file);
      expect([what, await on.outcomeOf('wikidata')]).toEqual([what, reason]);
      failures += 1;
      const state = await on.row('wikidata');
      expect(state).toMatchObject({
        failures,
        fault_reason: { reason },
        checksum: good.checksum,
        imported_at: good.imported_at,
        rows: good.rows,
        run_id: null,
      });
      expect(state.fault).toMatch(/Wikidata/u);
      expect(state.due_at.getTime()).toBeGreaterThan(on.test.clock.nowMs());
      expect(await readFile(path.join(on.folderOf('wikidata'), 'data.json'), 'utf8')).toBe(
        wikidataOf(20),
      );
      expect(await on.countManga()).toBe(20);
    }
    on.web.put(WIKIDATA, wikidataOf(21));
    expect(await on.outcomeOf('wikidata')).toBe('imported');
    expect(await on.row('wikidata')).toMatchObject({
      failures: 0,
      failed_since: null,
      fault: null,
    });
    expect(await on.kept('wikidata')).toEqual(['data.json']);
  });

  it('a file that is smaller is taken once the operator accepts it', async () => {
    on.web.put(WIKIDATA, wikidataOf(20));
    await on.refresh('wikidata');
    on.web.put(WIKIDATA, wikidataOf(10));
    expect(await on.outcomeOf('wikidata')).toBe('SOURCE_SHRANK');
    const [outcome] = await refreshSources(on.test.app, { keys: ['wikidata'], takesSmaller: true });
    expect(outcome).toMatchObject({ outcome: 'imported' });
    expect(await on.row('wikidata')).toMatchObject({ rows: 10, takes_smaller: false });
    on.web.put(WIKIDATA, wikidataOf(5));
    expect(await on.outcomeOf('wikidata')).toBe('SOURCE_SHRANK');
  });

  it('a file with another checksum than the published one is refused', async () => {
    const zip = await zipOf({ 'metadata106.json': SAMPLES.mediaArts });
    on.web.release(MEDIA_ARTS, zip, { digest: `sha256:${'0'.repeat(64)}` });
    expect(await on.outcomeOf('media-arts')).toBe('SOURCE_CHECKSUM_WRONG');
    expect((await on.row('media-arts')).fault_reason).toMatchObject({
      details: { expected: '0'.repeat(64), actual: createHash('sha256').update(zip).digest('hex') },
    });
    expect(await on.kept('media-arts')).toEqual([]);
  });

  it('a damaged archive is refused', async () => {
    on.web.release(OFFLINE, offlineDatabase([1, 2, 3]).subarray(0, 60));
    await on.consentTo('anime-offline-database');
    expect(await on.outcomeOf('anime-offline-database')).toBe('SOURCE_UNPACKABLE');
  });

  it('a redirect to a host that is not its own is not followed, nor one in plain text', async () => {
    on.web.put('https://evil.example/data.json', wikidataOf(1));
    for (const to of [
      'https://evil.example/data.json',
      'http://query.wikidata.org/sparql',
      'https://query.wikidata.org:8443/sparql',
      '//evil.example/data.json',
      'file:///etc/passwd',
    ]) {
      on.web.redirect(WIKIDATA, to);
      expect([to, await on.outcomeOf('wikidata')]).toEqual([to, 'SOURCE_MOVED']);
    }
    expect(on.web.times('https://evil.example/data.json')).toBe(0);
    on.web.redirect(WIKIDATA, WIKIDATA);
    expect(await on.outcomeOf('wikidata')).toBe('SOURCE_MOVED');
  });
});

/** A megabyte: more than what is lost of a connection that ends while it is read. */
const LARGE = wikidataOf(200, { padding: 5_000 });
const CUT = 300_000;

describe('a connection that ends', () => {
  /** Where the requests began to read. */
  const starts = () =>
    on.web.asked.map(({ headers }) =>
      Number(/^bytes=(\d+)-$/u.exec(headers.range ?? '')?.[1] ?? 0),
    );
  const sizeOfPart = async () =>
    (await stat(path.join(on.folderOf('wikidata'), 'download.part'))).size;

  it('is followed by another that goes on where it ended', async () => {
    on.web.put(WIKIDATA, LARGE, { fault: { kind: 'cut', after: CUT, times: 2 } });
    expect(await on.outcomeOf('wikidata')).toBe('imported');
    const [first, second = 0, third = 0, ...more] = starts();
    expect([first, more]).toEqual([0, []]);
    expect(second).toBeGreaterThan(0);
    expect(third).toBeGreaterThan(second);
    expect(await on.countManga()).toBe(200);
  });

  it('is gone on with in the next run when it ends too often', async () => {
    on.web.put(WIKIDATA, LARGE, { fault: { kind: 'cut', after: 200_000 } });
    expect(await on.outcomeOf('wikidata')).toBe('SOURCE_CUT_OFF');
    const size = await sizeOfPart();
    on.web.asked.length = 0;
    on.web.put(WIKIDATA, LARGE);
    expect(await on.outcomeOf('wikidata')).toBe('imported');
    expect(starts()).toEqual([size]);
    expect(await on.countManga()).toBe(200);
  });

  it('is begun anew when the file has changed since, or the server knows no ranges', async () => {
    on.web.put(WIKIDATA, LARGE, { fault: { kind: 'cut', after: 200_000 } });
    expect(await on.outcomeOf('wikidata')).toBe('SOURCE_CUT_OFF');
    on.web.put(WIKIDATA, wikidataOf(202, { padding: 5_000 }));
    expect(await on.outcomeOf('wikidata')).toBe('imported');
    expect(await on.countManga()).toBe(202);
    const fault = { kind: 'cut', after: CUT, times: 1 } as const;
    on.web.put(WIKIDATA, wikidataOf(203, { padding: 5_000 }), { hasRanges: false, fault });
    expect(await on.outcomeOf('wikidata')).toBe('imported');
    expect(await on.countManga()).toBe(203);
  });
});
