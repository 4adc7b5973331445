import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseSettings } from '#platform/database/index.ts';
import { rewrap } from '#platform/secrets/index.ts';
import { issueBearer, verifyBearer } from '#slices/accounts/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { slices } from '../../src/slices.ts';
import { signedInBrowser } from '../browser.ts';
import { TEST_SECRET, testSettings } from '../databases.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const columns = slices.flatMap((slice) => slice.sealed ?? []);
const older = TEST_SECRET;
const newer = randomBytes(32).toString('base64');

let test: TestApp;
let folder: string;
let opened: Application[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
  opened = [];
  test = await startTestApp();
});
afterEach(async () => {
  for (const app of opened) await app.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** Another process of the instance, with its own keys. */
const withRing = async (ring: string): Promise<Application> => {
  const url = test.app.settings.of(databaseSettings).url ?? '';
  const settings = testSettings(url, folder, { TSUZUKI_SECRET: ring });
  const app = await createApp(settings, { clock: test.clock });
  opened.push(app);
  return app;
};

it('is replaced while everything sealed stays readable', async () => {
  const { id } = await test.user('mika');
  const { accessToken } = await issueBearer(test.app, id, 'web');
  const browser = await signedInBrowser(test, 'mika');
  const { secret } = (await browser.post('/auth/totp/begin')).body;
  const both = await withRing(`${newer},${older}`);
  await both.migrate();
  await both.start([]);
  await issueBearer(both, id, 'web');
  const counts = await rewrap(both, columns);
  expect(counts).toContainEqual(
    expect.objectContaining({ table: 'accounts.signing_key', rewrapped: 1 }),
  );
  expect(counts).toContainEqual(expect.objectContaining({ table: 'accounts.totp', rewrapped: 1 }));
  // A table may have several of them, and every line says of which it is.
  const lines = counts.map(({ table, column }) => `${table}.${column}`);
  expect(new Set(lines).size).toBe(lines.length);
  expect((await rewrap(both, columns)).every(({ rewrapped }) => rewrapped === 0)).toBe(true);
  const alone = await withRing(newer);
  await alone.migrate();
  await alone.start([]);
  await issueBearer(alone, id, 'web');
  const { secret_sealed: box } = await alone.db
    .selectFrom('accounts.totp')
    .select('secret_sealed')
    .executeTakeFirstOrThrow();
  expect(alone.secrets.open(box, `accounts.totp/${id}`)).toBe(secret);
  expect(await verifyBearer(alone, accessToken)).toMatchObject({ userId: id });
  const left = await withRing(older);
  await expect(left.migrate()).rejects.toThrow('TSUZUKI_SECRET');
});

it('that is another one ends the start before anything is written', async () => {
  const wrong = await withRing(newer);
  const rows = async () =>
    (await test.app.database.pool.query('select * from public.tsuzuki_canary')).rows;
  const before = await rows();
  await expect(wrong.migrate()).rejects.toThrow('Nothing was changed');
  expect(await rows()).toEqual(before);
});

it('may be absent where tokens are only verified', async () => {
  const { id } = await test.user('mika');
  const { accessToken } = await issueBearer(test.app, id, 'web');
  const verifier = await withRing('none');
  await verifier.migrate();
  await verifier.start([]);
  expect(await verifyBearer(verifier, accessToken)).toMatchObject({ userId: id });
  await expect(issueBearer(verifier, id, 'web')).rejects.toThrow();
});
