import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgramOn, type Program } from './program.ts';

/** Above the highest pid of every system. */
const NOBODY = 2 ** 30;

let program: Program;
let note: string;

beforeAll(async () => {
  program = await createProgramOn('bare');
  note = path.join(program.dataDir, 'server.json');
});
afterAll(async () => program.remove());

it('the note of a killed server is not believed', async () => {
  const words = ['--name', 'mika', '--email', 'mika@example.org', '--password', 'a long password'];
  await program.tsuzuki('user', 'create', ...words);
  await writeFile(note, JSON.stringify({ url: 'http://localhost:1', pid: NOBODY }));
  const { url } = await program.tsuzuki('token', 'create', '--user', 'mika', '--kind', 'server_a');
  expect(url).not.toContain('localhost:1/');
});

it('a process with the worker role alone leaves the note of another as it is', async () => {
  const worker = await program.serve('--roles', 'worker');
  expect(existsSync(note)).toBe(true);
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(existsSync(note)).toBe(true);
});
