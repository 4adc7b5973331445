import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram, type Program } from './program.ts';

let program: Program;

beforeAll(async () => {
  program = await createProgram();
});
afterAll(() => program.remove());

it.each([
  [[]],
  [['nonsense']],
  [['user', 'create']],
  [['token', 'create', '--user', 'mika', '--kind', 'c']],
])('wrong usage %j ends with 2 and says what is missing', (words) => {
  const { code, stdout, stderr } = program.run(...words);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).not.toBe('');
});

it('explains every command with --help', () => {
  const { code, stdout } = program.run('--help');
  expect(code).toBe(0);
  for (const word of [
    'serve',
    'migrate',
    'doctor',
    'user',
    'tier',
    'key',
    'token',
    'bearer',
    'secrets',
    'catalog',
    'mapping',
  ]) {
    expect(stdout).toContain(word);
  }
  expect(program.run('token', 'create', '--help').stdout).toContain('server_a: Plex');
});

it.each([
  [['--name', 'm', '--email', 'm@example.org', '--password', 'a long password'], '2 to 32'],
  [['--name', 'mika', '--email', 'nowhere', '--password', 'a long password'], 'e-mail'],
  [['--name', 'mika', '--email', 'm@example.org', '--password', 'short'], 'at least 8'],
])('refuses an account that cannot be (%j) with 1 and the reason', (words, reason) => {
  const { code, stderr } = program.run('user', 'create', ...words);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
});

it('names every fault of the settings together', async () => {
  const broken = await createProgram({
    PORT: 'many',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
  });
  const { code, stderr } = broken.run('user', 'list');
  expect(code).toBe(1);
  for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(stderr).toContain(name);
  await broken.remove();
});

it('reads a secret from the file that <NAME>_FILE names', async () => {
  const file = path.join(program.dataDir, 'secret');
  await writeFile(file, 'not 32 bytes\n');
  const broken = await createProgram({ TSUZUKI_SECRET_FILE: file });
  expect(broken.run('user', 'list').stderr).toContain('TSUZUKI_SECRET: must be 32 bytes');
  await broken.remove();
});

it('refuses a mapping file that is none, and says so', async () => {
  const file = path.join(program.dataDir, 'mapping.json');
  await writeFile(file, '{"format":"something else"}');
  const { code, stderr } = program.run('mapping', 'import', '--format', 'tsuzuki', '--file', file);
  expect(code).toBe(1);
  expect(stderr).toContain('tsuzuki-mapping/1');
});

it('refuses an unknown user and an unknown token', () => {
  expect(program.run('bearer', 'issue', '--user', 'nobody').stderr).toContain(
    'No user is called "nobody"',
  );
  expect(program.run('token', 'delete', '--id', 'x').stderr).toContain('No webhook token');
});

it('gives roles, disables and enables accounts, and invites', () => {
  const account = [
    '--name',
    'kenji',
    '--email',
    'kenji@example.org',
    '--password',
    'a long password',
  ];
  program.tsuzuki('user', 'create', ...account);
  expect(program.tsuzuki('user', 'role', '--name', 'KENJI', '--role', 'admin')).toEqual({
    username: 'kenji',
    role: 'admin',
  });
  expect(program.run('user', 'role', '--name', 'kenji').code).toBe(2);
  const state = (...more: string[]) =>
    program.tsuzuki('user', 'disable', '--name', 'kenji', ...more);
  expect(state()).toEqual({ username: 'kenji', isDisabled: true });
  expect(state('--enable')).toEqual({ username: 'kenji', isDisabled: false });
  expect(program.tsuzuki('user', 'invite')).toMatchObject({
    url: expect.stringMatching(/\/sign-up\?code=[\w-]{43}$/u),
  });
});

it('publishes the next signing key an hour before it is used, or replaces a leaked one at once', () => {
  program.tsuzuki('secrets', 'rotate', '--now');
  const states = ({ keys }: any) => keys.map(({ state }: { state: string }) => state);
  expect(states(program.tsuzuki('secrets', 'rotate'))).toEqual(['current', 'next']);
  expect(program.tsuzuki('secrets', 'rotate')).toMatchObject({ steps: [] });
  expect(states(program.tsuzuki('secrets', 'rotate', '--now'))).toEqual(['current']);
});
