import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataSettings } from '#platform/data-dir.ts';
import { DAY_MS } from '#platform/durations.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { runDueExports } from '#slices/listfiles/index.ts';
import { setSchedule } from '#slices/listfiles/export-schedule/change.ts';
import { forgetFolders } from '#slices/listfiles/export-schedule/forget-folders.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { beside } from '../held-open.ts';
import { bring } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { S3_KEY, startS3 } from '../s3-stand-in.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { startWebdav, type FileServer } from '../webdav-stand-in.ts';

let test: TestApp;
let webdav: FileServer;
let s3: FileServer;
let browser: Browser;
let person: Awaited<ReturnType<typeof listPerson>>;
let name: string;
let count = 0;

const START = Date.parse('2026-01-15T12:00:00Z');

beforeAll(async () => {
  [webdav, s3] = [await startWebdav(), await startS3()];
  const settings = {
    TSUZUKI_OUTBOUND_ALLOW: [webdav.url, s3.url].map((url) => new URL(url).host).join(','),
  };
  // Without workers: the test decides when exports run.
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings });
});
afterAll(async () => {
  await test.close();
  webdav.close();
  s3.close();
});

beforeEach(async () => {
  test.clock.set(new Date(START + (count += 1) * 100 * DAY_MS));
  name = `keeper${count}`;
  person = await listPerson(test, name);
  browser = await signedInBrowser(test, name);
  const [work] = test.app.get(catalogue).all();
  await person.ask(
    'mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome } }',
    { input: { animeId: work?.id, status: 'COMPLETED', score: 85, notes: 'so good' } },
  );
});

const PATH = '/account/list-export-schedule';
const set = (place: object, more: object = {}) =>
  browser.post(PATH, { frequency: 'daily', format: 'tsuzuki', keep: 2, place, ...more });
const state = async () => (await browser.get(PATH)).body.schedule;
const notices = async () => {
  const sql = 'select kind, subject, reason from profiles.notice where user_id = $1';
  return (await test.app.database.pool.query(sql, [person.id])).rows;
};
const davPlace = (folder = '/dav/lists') => ({
  target: 'webdav',
  address: `${webdav.url}${folder}`,
  name: 'mika',
});
const s3Place = (more: object = {}) => ({
  target: 's3',
  address: s3.url,
  region: S3_KEY.region,
  bucket: 'lists',
  prefix: 'tsuzuki/of mika'.replace(' ', '-'),
  keyId: S3_KEY.keyId,
  ...more,
});
const daysLater = async (days: number) => {
  test.clock.set(new Date(test.clock.now().getTime() + days * DAY_MS));
  await runDueExports(test.app);
};

/** A stored file is the list: it can be imported unchanged. */
const isTheList = async (packed: Buffer) => {
  const list = JSON.parse(gunzipSync(packed).toString());
  expect(list.entries).toMatchObject([{ status: 'completed', score: 85, notes: 'so good' }]);
  const report = await bring(test, { userId: person.id, format: 'tsuzuki', file: packed });
  expect(report).toMatchObject({ added: 0, updated: 0, unchanged: 1, skipped: 0 });
};

describe('regular exports', () => {
  it('go to a WebDAV folder, which is made, every day, and only as many as wanted stay', async () => {
    expect((await set(davPlace(), { secret: 'webdav pass' })).status).toBe(204);
    await runDueExports(test.app);
    const first = [...webdav.files.keys()].filter((file) => file.includes(name));
    expect(first).toHaveLength(1);
    await isTheList(webdav.files.get(first[0] ?? '') ?? Buffer.of());
    expect(webdav.asked).toContain('MKCOL /dav/lists/');
    expect(await state()).toMatchObject({ kept: 1, last: { isWritten: true, entries: 1 } });
    await runDueExports(test.app);
    await daysLater(1);
    await daysLater(1);
    const kept = [...webdav.files.keys()].filter((file) => file.includes(name));
    expect(kept).toHaveLength(2);
    expect(kept).not.toContain(first[0]);
  });

  it('begin at once where they are to go now, also if the last one is still on its way', async () => {
    const said = { frequency: 'daily', format: 'tsuzuki', keep: 2 } as const;
    await set(davPlace(), { secret: 'webdav pass', frequency: 'weekly' });
    await runDueExports(test.app);
    await daysLater(1);
    const place = { ...davPlace('/dav/elsewhere'), target: 'webdav' } as const;
    const visitor = { actor: { kind: 'user' }, address: '', userAgent: '', requestId: '' } as const;
    const change = { userId: person.id, visitor, ...said, place, secret: 'webdav pass' };
    const { status } = await beside(
      test,
      (tx) => setSchedule(test.app, tx, change),
      () => browser.post(`${PATH}/run`, {}),
    );
    expect(status).toBe(200);
    expect(await state()).toMatchObject({ kept: 0, frequency: 'daily' });
    await runDueExports(test.app);
    expect(await state()).toMatchObject({ kept: 1 });
    expect(
      [...webdav.files.keys()].filter((file) => file.startsWith('/dav/elsewhere/')),
    ).toHaveLength(1);
  });

  it('go to a bucket, signed', async () => {
    expect((await set(s3Place(), { secret: S3_KEY.secret, frequency: 'weekly' })).status).toBe(204);
    await runDueExports(test.app);
    const [file = '', ...others] = [...s3.files.keys()].filter((each) => each.includes(name));
    expect(others).toEqual([]);
    expect(file).toMatch(/^\/lists\/tsuzuki\/of-mika\/keeper\d+-lists-[\d-]+\.json\.gz$/u);
    await isTheList(s3.files.get(file) ?? Buffer.of());
    await daysLater(1);
    await daysLater(7);
    await daysLater(7);
    expect([...s3.files.keys()].filter((each) => each.includes(name))).toHaveLength(2);
    expect(s3.files.has(file)).toBe(false);
  });

  it('go to the data folder, where those of erased accounts do not stay', async () => {
    await set({ target: 'folder' }, { format: 'mal-xml' });
    await runDueExports(test.app);
    const { dataDir } = test.app.settings.of(dataSettings);
    const folder = path.join(dataDir, 'list-exports', person.id);
    const files = await readdir(folder);
    expect(files.sort()).toEqual([
      expect.stringContaining('-animelist-'),
      expect.stringContaining('-mangalist-'),
    ]);
    const xml = gunzipSync(await readFile(path.join(folder, files[0] ?? ''))).toString();
    expect(xml).toContain('<update_on_import>1</update_on_import>');
    await mkdir(path.join(dataDir, 'list-exports', 'not an account'), { recursive: true });
    await forgetFolders(test.app);
    expect(await readdir(folder)).toHaveLength(2);
    await test.app.database.pool.query('delete from accounts."user" where id = $1', [person.id]);
    await forgetFolders(test.app);
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });
});

describe('a place that does not work', () => {
  it.each([
    ['a wrong password', () => davPlace(), 'wrong', /rejected the username or password \(401\)/u],
    ['a folder below none', () => davPlace('/dav/a/b/c'), 'webdav pass', /parent folder/u],
    ['a place that moved', () => davPlace('/moved'), 'webdav pass', /has moved to http/u],
    ['a wrong key', () => s3Place(), 'wrong', /SignatureDoesNotMatch/u],
    ['a wrong region', () => s3Place({ region: 'us-west-1' }), S3_KEY.secret, /Malformed/u],
    ['no such bucket', () => s3Place({ bucket: 'none' }), S3_KEY.secret, /NoSuchBucket/u],
    [
      'nobody there',
      () => ({ ...davPlace(), address: 'http://127.0.0.1:9/' }),
      'x',
      /127\.0\.0\.1:9 (?:isn’t an address of the public internet|can’t be reached \(ECONNREFUSED\))/u,
    ],
    [
      'a private address',
      () => ({ ...davPlace(), address: 'http://169.254.169.254/latest/' }),
      'x',
      /169\.254\.169\.254 isn’t an address of the public internet/u,
    ],
  ])('says %s when it is tried', async (_name, place, secret, fault) => {
    await set(place(), { secret });
    const { status, body } = await browser.post(`${PATH}/run`);
    expect(status).toBe(200);
    expect(body.schedule.last).toMatchObject({
      isWritten: false,
      fault: expect.stringMatching(fault),
      faultReason: { reason: expect.stringMatching(/^TARGET_/u), details: expect.anything() },
    });
    expect(JSON.stringify(body)).not.toContain(secret === 'x' ? '"secret"' : secret);
  });

  it('is told to its owner once, tried again, and forgotten when it works', async () => {
    await set(davPlace(), { secret: 'wrong' });
    await runDueExports(test.app);
    const first = await state();
    expect(first).toMatchObject({ failures: 1 });
    expect(Date.parse(first.nextAt) - test.clock.now().getTime()).toBe(15 * 60_000);
    test.clock.set(new Date(first.nextAt));
    await runDueExports(test.app);
    expect(await state()).toMatchObject({ failures: 2 });
    const { rows } = await test.app.database.pool.query(
      `select count(*)::int as letters from pgboss.job where name = 'platform.send-mail' and state < 'completed'`,
    );
    expect(rows[0].letters).toBeGreaterThanOrEqual(1);
    expect(await notices()).toEqual([
      {
        kind: 'EXPORT_FAILED',
        subject: expect.stringMatching(/rejected the username/u),
        reason: {
          reason: 'TARGET_UNAUTHENTICATED',
          details: { host: expect.any(String), answer: '401' },
        },
      },
    ]);
    // Time has passed, and changing the place needs a recent sign-in.
    browser = await signedInBrowser(test, name);
    expect((await set(davPlace(), { secret: 'webdav pass' })).status).toBe(204);
    await runDueExports(test.app);
    expect(await state()).toMatchObject({
      failures: 0,
      last: { isWritten: true, fault: null, faultReason: null },
    });
    expect(await notices()).toEqual([]);
  });
});

describe('the settings of regular exports', () => {
  it('keep the secret of an account sealed, and send it nowhere else', async () => {
    await set(davPlace(), { secret: 'webdav pass' });
    expect((await set(davPlace('/dav/other'))).status).toBe(204);
    expect(await state()).toMatchObject({ hasSecret: true });
    const elsewhere = { ...davPlace(), address: 'https://elsewhere.example.org/' };
    expect(await set(elsewhere)).toMatchObject({ status: 400, body: { fields: ['secret'] } });
    expect(await set({ ...davPlace(), name: 'other' })).toMatchObject({ status: 400 });
    const { rows } = await test.app.database.pool.query(
      'select s::text as row from listfiles.export_schedule s',
    );
    expect(rows.some(({ row }) => row.includes('webdav pass'))).toBe(false);
    expect(JSON.stringify((await browser.get(PATH)).body)).not.toContain('webdav pass');
  });

  it.each([
    [{ target: 'ftp' }, {}],
    [{ target: 'webdav', address: 'ftp://x', name: 'mika' }, { secret: 'x' }],
    [{ target: 'webdav', address: 'https://a:b@x.org/', name: 'mika' }, { secret: 'x' }],
    [{ target: 'webdav', address: 'https://x.org/?a=b', name: 'mika' }, { secret: 'x' }],
    [
      { target: 's3', address: 'https://x.org', region: 'a b', bucket: 'b', keyId: 'k' },
      { secret: 'x' },
    ],
    [
      { target: 's3', address: 'https://x.org', region: 'r', bucket: 'a/../b', keyId: 'k' },
      { secret: 'x' },
    ],
    [
      {
        target: 's3',
        address: 'https://x.org',
        region: 'r',
        bucket: 'b',
        prefix: '../up',
        keyId: 'k',
      },
      { secret: 'x' },
    ],
    [{ target: 'folder' }, { keep: 0 }],
    [{ target: 'folder' }, { keep: 101 }],
    [{ target: 'folder' }, { frequency: 'hourly' }],
    [{ target: 'folder' }, { format: 'yamtrack' }],
  ])('refuse %o', async (place, more) => {
    expect((await set(place, more)).status).toBe(400);
    expect(await state()).toBeNull();
  });

  it('end when their owner says so, and are nobody else’s', async () => {
    expect((await browser.delete(PATH)).status).toBe(404);
    await set({ target: 'folder' });
    await test.user(`other${count}`);
    const other = await signedInBrowser(test, `other${count}`);
    expect((await other.get(PATH)).body.schedule).toBeNull();
    expect((await other.post(`${PATH}/run`)).status).toBe(404);
    expect((await browser.delete(PATH)).status).toBe(204);
    await runDueExports(test.app);
    expect(await state()).toBeNull();
  });
});
