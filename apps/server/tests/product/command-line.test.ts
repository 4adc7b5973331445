import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram, createProgramOn, type Program } from './program.ts';

let program: Program;

beforeAll(async () => {
  program = await createProgramOn('bare');
});
afterAll(async () => program.remove());

it.each([
  [['nonsense']],
  [['user', 'create']],
  [['token', 'create', '--user', 'mika', '--kind', 'c']],
])('wrong usage %j ends with 2 and says what is missing', async (words) => {
  const { code, stdout, stderr } = await program.here(...words);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).not.toBe('');
});

it('a process without words says what it knows and ends with 2', async () => {
  const { code, stdout, stderr } = await program.run();
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('Usage: tsuzuki');
});

it('ends quietly if nobody reads its output, with the exit code of a closed pipe', async () => {
  const { code, stderr } = await program.unread('--help');
  expect({ code, stderr }).toEqual({ code: 141, stderr: '' });
});

it('explains every command with --help', async () => {
  const { code, stdout } = await program.here('--help');
  expect(code).toBe(0);
  for (const word of [
    'serve',
    'migrate',
    'doctor',
    'backup',
    'restore',
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
  expect((await program.here('token', 'create', '--help')).stdout).toContain('server_a: Plex');
});

it.each([
  [['--name', 'm', '--email', 'm@example.org', '--password', 'a long password'], '2 to 32'],
  [['--name', 'mika', '--email', 'nowhere', '--password', 'a long password'], 'email'],
  [['--name', 'mika', '--email', 'm@example.org', '--password', 'short'], 'at least 8'],
])('refuses an account that cannot be (%j) with 1 and the reason', async (words, reason) => {
  const { code, stderr } = await program.here('user', 'create', ...words);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
});

it('says that nobody is an administrator, and how somebody becomes one', async () => {
  const own = await createProgramOn('bare');
  const words = ['--name', 'mika', '--email', 'mika@example.org', '--password', 'a long password'];
  const made = await own.here('user', 'create', ...words);
  expect(made.stdout).toContain('tsuzuki user role --name NAME --role admin');
  const role = async (word: string) =>
    (await own.here('user', 'role', '--name', 'mika', '--role', word)).stdout;
  expect(await role('admin')).not.toContain('Nobody');
  expect((await own.here('user', 'disable', '--name', 'mika')).stdout).toContain('Nobody');
  expect((await own.here('user', 'disable', '--name', 'mika', '--enable')).stdout).not.toContain(
    'Nobody',
  );
  expect(await role('user')).toContain('Nobody is an administrator.');
  await own.remove();
});

it('names every fault of the settings together', async () => {
  const broken = await createProgram({
    PORT: 'many',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
  });
  const { code, stderr } = await broken.here('user', 'list');
  expect(code).toBe(1);
  for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(stderr).toContain(name);
  await broken.remove();
});

it('names the setting of a data folder that cannot be one', async () => {
  const file = path.join(program.dataDir, 'a-file');
  await writeFile(file, '');
  for (const folder of [file, path.join(file, 'below')]) {
    const broken = await createProgram({ TSUZUKI_DATA: folder });
    const { code, stderr } = await broken.here('user', 'list');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(`TSUZUKI_DATA: ${folder} is a file`),
    });
    expect(stderr).not.toContain('    at ');
    await broken.remove();
  }
});

it('says so where no folder can be made at all', async () => {
  const broken = await createProgram({ TSUZUKI_DATA: '/proc/tsuzuki/data' });
  const { code, stderr } = await broken.run('user', 'list');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining('TSUZUKI_DATA: /proc/tsuzuki/data cannot be made (ENOENT'),
  });
  await broken.remove();
});

it('tells a misspelt setting, and goes on', async () => {
  const misspelt = await createProgramOn('bare', { TSUZUKI_LIMIT: 'off' });
  const { code, stderr } = await misspelt.run('user', 'list');
  expect(code).toBe(0);
  expect(stderr).toContain('TSUZUKI_LIMIT is not a setting');
  expect(stderr).toContain('Did you mean TSUZUKI_LIMITS?');
  await misspelt.remove();
});

it('names HOST where its address is not one of this machine', async () => {
  const broken = await createProgramOn('bare', { HOST: '192.0.2.1' });
  const server = broken.start();
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('HOST: "192.0.2.1" is no address of this machine');
  await broken.remove();
});

it('reads a secret from the file that <NAME>_FILE names', async () => {
  const file = path.join(program.dataDir, 'secret');
  await writeFile(file, 'not 32 bytes\n');
  const broken = await createProgram({ TSUZUKI_SECRET_FILE: file });
  expect((await broken.here('user', 'list')).stderr).toContain('TSUZUKI_SECRET: must be 32 bytes');
  await broken.remove();
});

it('refuses a mapping file that is none, and says so', async () => {
  const file = path.join(program.dataDir, 'mapping.json');
  await writeFile(file, '{"format":"something else"}');
  const { code, stderr } = await program.here(
    'mapping',
    'import',
    '--format',
    'tsuzuki',
    '--file',
    file,
  );
  expect(code).toBe(1);
  expect(stderr).toContain('tsuzuki-mapping/1');
});

describe('a command that was given rows and took none of them ends with 1 and says so', () => {
  const NOTHING = 'Nothing was imported: all 2 rows were refused.';
  const given = async (name: string, text: string): Promise<string> => {
    const file = path.join(program.dataDir, name);
    await writeFile(file, text);
    return file;
  };

  it('mapping import', async () => {
    const file = await given(
      'untitled.json',
      JSON.stringify({
        format: 'tsuzuki-mapping/1',
        anime: [{ key: 'a', mal: 1 }, { key: 'b' }],
        rules: [],
        episodes: [],
      }),
    );
    const { code, stdout, stderr } = await program.here(
      'mapping',
      'import',
      '--format',
      'tsuzuki',
      '--file',
      file,
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ refused: 2 });
    expect(stderr).toContain(NOTHING);
    expect(code).toBe(1);
  });

  it('catalog import', async () => {
    const film = { type: 'movie', site: 'tmdb', region: 'US', date: '2017-04-07' };
    const rows = [1, 2].map((id) => JSON.stringify({ ...film, id: `movie/${id}` }));
    const file = await given('releases.jsonl', rows.join('\n'));
    const words = ['catalog', 'import', '--source', 'releases-file', '--file', file];
    const { code, stderr } = await program.here(...words);
    expect({ code, said: stderr.includes(NOTHING) }).toEqual({ code: 1, said: true });
  });

  it('list import', async () => {
    await program.here(
      'user',
      'create',
      '--name',
      'nana',
      '--email',
      'nana@example.org',
      '--password',
      'a long password',
    );
    const file = await given(
      'list.xml',
      `<myanimelist>${[1, 2].map((id) => `<anime><series_animedb_id>90000${id}</series_animedb_id><series_title>None ${id}</series_title><my_status>Completed</my_status></anime>`).join('')}</myanimelist>`,
    );
    const words = ['list', 'import', '--user', 'nana', '--format', 'mal-xml', '--file', file];
    const { code, stdout, stderr } = await program.here(...words);
    expect(stdout).toContain('2 skipped');
    expect({ code, said: stderr.includes(NOTHING) }).toEqual({ code: 1, said: true });
  });
});

it('refuses an unknown user and an unknown token', async () => {
  expect((await program.here('bearer', 'issue', '--user', 'nobody')).stderr).toContain(
    'No user is called "nobody"',
  );
  expect((await program.here('token', 'delete', '--id', 'x')).stderr).toContain('No webhook token');
});

it('makes webhook URLs for every program that the page offers', async () => {
  const account = ['--name', 'rin', '--email', 'rin@example.org', '--password', 'a long password'];
  await program.here('user', 'create', ...account);
  const told = { plex: 'server_a', tautulli: 'server_a', jellyfin: 'server_b', emby: 'server_b' };
  for (const [software, kind] of Object.entries(told)) {
    const made = await program.tsuzuki('token', 'create', '--user', 'rin', '--kind', software);
    expect(made.url).toContain(`/ingest/${kind}/svc_hook_`);
  }
  const { tokens } = await program.tsuzuki('token', 'list', '--user', 'rin');
  const rows = tokens.map((row: Record<string, string>) => `${row['name']}: ${row['software']}`);
  expect(rows.toSorted()).toEqual([
    'Emby: emby',
    'Jellyfin: jellyfin',
    'Plex: plex',
    'Tautulli: tautulli',
  ]);
});

it('gives roles, disables and enables accounts, and invites', async () => {
  const account = [
    '--name',
    'kenji',
    '--email',
    'kenji@example.org',
    '--password',
    'a long password',
  ];
  await program.tsuzuki('user', 'create', ...account);
  expect(await program.tsuzuki('user', 'role', '--name', 'KENJI', '--role', 'admin')).toEqual({
    username: 'kenji',
    role: 'admin',
  });
  expect((await program.here('user', 'role', '--name', 'kenji')).code).toBe(2);
  const state = (...more: string[]) =>
    program.tsuzuki('user', 'disable', '--name', 'kenji', ...more);
  expect(await state()).toEqual({ username: 'kenji', isDisabled: true });
  expect(await state('--enable')).toEqual({ username: 'kenji', isDisabled: false });
  expect(await program.tsuzuki('user', 'invite')).toMatchObject({
    url: expect.stringMatching(/\/sign-up\?code=[\w-]{43}$/u),
  });
});

it('publishes the next signing key an hour before it is used, or replaces a leaked one at once', async () => {
  await program.tsuzuki('secrets', 'rotate', '--now');
  const states = ({ keys }: any) => keys.map(({ state }: { state: string }) => state);
  expect(states(await program.tsuzuki('secrets', 'rotate'))).toEqual(['current', 'next']);
  expect(await program.tsuzuki('secrets', 'rotate')).toMatchObject({ steps: [] });
  expect(states(await program.tsuzuki('secrets', 'rotate', '--now'))).toEqual(['current']);
});
