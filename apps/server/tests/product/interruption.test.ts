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

/** Outputs of the start after which the server is asked to stop. */
const MOMENTS = ['creating the database', 'Filling the catalogue', 'writing the anime'];

it('stops in order at SIGTERM wherever it is in its start, and goes on from there', async () => {
  for (const moment of MOMENTS) {
    const stopped = program.start();
    await expect.poll(() => stopped.output(), { interval: 20 }).toContain(moment);
    stopped.child.kill('SIGTERM');
    expect({ moment, code: await stopped.ended }).toEqual({ moment, code: 0 });
    expect(stopped.output()).not.toContain('ready at');
    expect(isDatabaseRunning()).toBe(false);
  }
  const server = await program.serve();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(isDatabaseRunning()).toBe(false);
});
