import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProgram, type Program } from './program.ts';

let program: Program;

beforeEach(async () => {
  program = await createProgram({ TSUZUKI_CATALOGUE: 'auto' });
});
afterEach(() => program.remove());

const isDatabaseRunning = (): boolean =>
  existsSync(path.join(program.dataDir, 'postgres', 'pgdata', 'postmaster.pid'));

/** Where in its start the server is asked to stop: what it prints then. */
const MOMENTS = ['creating the database', 'Filling the catalogue', 'writing the anime'];

it.each(MOMENTS)('stops in order at SIGTERM while "%s"', { timeout: 120_000 }, async (moment) => {
  const first = program.start();
  await expect.poll(() => first.output(), { interval: 20 }).toContain(moment);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.output()).not.toContain('ready at');
  expect(isDatabaseRunning()).toBe(false);
  const second = await program.serve();
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(isDatabaseRunning()).toBe(false);
});
