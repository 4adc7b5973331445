import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import { startTestApp } from '../test-app.ts';

const DISK_MB = 200;

const openDisk = async (skip: () => never): Promise<SmallDisk> => {
  const disk = await mountSmallDisk(DISK_MB);
  if (!disk) return skip();
  onTestFinished(() => disk.remove());
  return disk;
};

it('is not ready while the disk of its data is nearly full, and ready again when there is room', async ({
  skip,
}) => {
  const disk = await openDisk(skip);
  const settings = { TSUZUKI_DATA: path.join(disk.folder, 'data'), LEAST_FREE_DISK_MB: '50' };
  const test = await startTestApp({ roles: ['web'], settings });
  onTestFinished(() => test.close());
  const readiness = async () => {
    const response = await fetch(`${test.url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  expect(await readiness()).toMatchObject({ status: 200, body: { disk: true } });
  disk.fill(1024 ** 2);
  expect(await readiness()).toMatchObject({ status: 503, body: { disk: false } });
  disk.empty();
  expect(await readiness()).toMatchObject({ status: 200, body: { disk: true } });
});

it('the embedded database that could not write its log any more is back soon after there is room, with all it acknowledged', async ({
  skip,
}) => {
  const disk = await openDisk(skip);
  const logged: string[] = [];
  const database = await openEmbeddedPostgres({
    dataDir: path.join(disk.folder, 'postgres'),
    mode: 'own',
    purpose: 'serve',
    log: (message) => void logged.push(message),
  });
  onTestFinished(() => database.stop());
  const pool = new pg.Pool({ ...database.connection, max: 2 });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  onTestFinished(() => pool.end());
  await pool.query('create table public.written (text text)');
  // Room for rows, but not for another file of the write-ahead log.
  disk.fill(12 * 1024 ** 2);
  let acknowledged = 0;
  const text = 'x'.repeat(1_000);
  const write = () => pool.query('insert into public.written values ($1)', [text]);
  while (!logged.some((line) => line.includes('could not be started again'))) {
    await write().then(
      () => (acknowledged += 1),
      () => new Promise((resolve) => setTimeout(resolve, 100)),
    );
  }
  disk.empty();
  const since = performance.now();
  const isBack = () =>
    write().then(
      () => true,
      () => false,
    );
  await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
  // The longest pause between two starts is ten seconds.
  expect(performance.now() - since).toBeLessThan(30_000);
  const { rows } = await pool.query('select count(*)::int as kept from public.written');
  expect(rows[0].kept).toBeGreaterThan(acknowledged);
}, 180_000);
