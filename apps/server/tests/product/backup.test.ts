import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProgram, createProgramOn, type Program } from './program.ts';

let old: Program;
let next: Program;

beforeEach(async () => {
  [old, next] = [await createProgram(), await createProgram()];
});
afterEach(async () => {
  await old.remove();
  await next.remove();
});

const USER = ['--name', 'mika', '--email', 'mika@example.org', '--password', 'a long password'];
const inData = (program: Program, name: string): string => path.join(program.dataDir, name);

const put = async (program: Program, name: string, content: string): Promise<void> => {
  await mkdir(path.dirname(inData(program, name)), { recursive: true });
  await writeFile(inData(program, name), content);
};

it('moves an instance from one embedded database to another, with its master key and files', async () => {
  const server = await old.serve();
  await old.tsuzuki('user', 'create', ...USER);
  await put(old, 'list-exports/mika/list.json', 'a list');
  await put(old, 'legal/privacy.md', 'Ours');
  const folder = inData(old, 'backup');
  const written = await old.here('backup', folder);
  expect({ ...written, stderr: '' }).toMatchObject({ code: 0 });
  expect(written.stdout).toContain('holds the master key');
  expect((await stat(path.join(folder, 'data/secrets/master.key'))).mode & 0o777).toBe(0o600);
  const inUse = await old.here('restore', folder);
  expect(inUse).toMatchObject({ code: 1, stdout: '' });
  expect(inUse.stderr).toContain('in use by "serve"');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  // It was started once, so it has a key of its own and a queue, but nobody's account.
  await next.tsuzuki('migrate');
  await put(next, 'legal/privacy.md', 'Mine');
  const key = inData(next, 'secrets/master.key');
  const before = await readFile(key, 'utf8');
  const refused = await next.here('restore', folder);
  expect(refused.stderr).toContain(`${key} is another one`);
  expect(await readFile(key, 'utf8')).toBe(before);
  await rm(key);
  await put(next, 'cache/works', 'of rows that are not there');
  expect((await next.here('restore', folder)).stderr).not.toContain('failed');
  for (const name of ['secrets/master.key', 'list-exports/mika/list.json'])
    expect(await readFile(inData(next, name))).toEqual(await readFile(inData(old, name)));
  expect(await readFile(inData(next, 'legal/privacy.md'), 'utf8')).toBe('Mine');
  expect(existsSync(inData(next, 'cache'))).toBe(false);
  expect(await next.tsuzuki('user', 'list')).toMatchObject({ users: [{ username: 'mika' }] });
  const issued = await next.tsuzuki('bearer', 'issue', '--user', 'mika');
  expect(issued['accessToken']).toMatch(/^ey/u);
});

it('leaves no key behind if it fails', async () => {
  await old.tsuzuki('user', 'create', ...USER);
  const folder = inData(old, 'backup');
  await old.tsuzuki('backup', folder);
  const other = await createProgramOn('bare');
  await other.tsuzuki('user', 'create', ...USER);
  await rm(inData(other, 'secrets'), { recursive: true });
  expect((await other.here('restore', folder)).stderr).toContain('this database has some (1)');
  expect(existsSync(inData(other, 'secrets/master.key'))).toBe(false);
  await other.remove();
});
