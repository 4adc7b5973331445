import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createProgram, createProgramOn, type Program } from './program.ts';

let program: Program;

afterEach(async () => program.remove());

const examine = async () => {
  const { code, stdout } = await program.here('doctor', '--json');
  const { findings } = JSON.parse(stdout) as {
    findings: { name: string; isGood: boolean; detail: string }[];
  };
  // The server of the tests does not wait for its disk.
  const faults = findings.filter(({ isGood, name }) => !isGood && name !== 'durability');
  return { code, faults };
};

it('reports a database that is down as a fault, in one JSON object', async () => {
  program = await createProgram({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const { code, faults } = await examine();
  expect(code).toBe(1);
  expect(faults).toMatchObject([{ name: 'database', reason: 'DATABASE_UNREACHABLE' }]);
  expect(faults[0]?.detail).toContain('DATABASE_URL');
});

it('reports settings that cannot be used as a fault', async () => {
  program = await createProgram({ PORT: 'many' });
  expect(await examine()).toMatchObject({ code: 1, faults: [{ name: 'settings' }] });
});

it('reports an address at which browsers keep nobody signed in', async () => {
  program = await createProgram({ BASE_URL: 'http://tsuzuki.lan:3000' });
  expect((await examine()).faults).toContainEqual({
    name: 'address',
    isGood: false,
    reason: 'ADDRESS_PLAIN_HTTP',
    values: { guide: 'docs/reverse-proxy.md' },
    detail: expect.stringMatching(/BASE_URL is plain HTTP.*docs\/reverse-proxy\.md/u),
  });
});

it('reports pending migrations, and does not apply them', async () => {
  program = await createProgramOn('bare');
  expect((await examine()).faults).toContainEqual(
    expect.objectContaining({
      name: 'migrations',
      detail: expect.stringContaining('tsuzuki migrate'),
    }),
  );
  expect((await program.tsuzuki('migrate'))['applied']).not.toEqual([]);
  expect((await examine()).faults.map(({ name }) => name)).toEqual(['catalogue']);
});

it('notices that the master key is another one', async () => {
  program = await createProgramOn('bare');
  const words = ['--name', 'mika', '--email', 'mika@example.org', '--password', 'a long password'];
  await program.tsuzuki('user', 'create', ...words);
  await program.tsuzuki('bearer', 'issue', '--user', 'mika');
  expect((await examine()).faults.map(({ name }) => name)).toEqual(['catalogue']);
  const key = `${Buffer.alloc(32, 7).toString('base64')}\n`;
  await writeFile(path.join(program.dataDir, 'secrets', 'master.key'), key);
  expect((await examine()).faults.map(({ name }) => name)).toEqual(['secrets', 'catalogue']);
  // No command runs with it: 78 tells a supervisor that trying again is useless.
  expect(await program.here('user', 'create', ...words)).toMatchObject({
    code: 78,
    stderr: expect.stringContaining('TSUZUKI_SECRET'),
  });
});

it('a start without the master key of its database is refused, and makes no other one', async () => {
  program = await createProgramOn('bare');
  await program.tsuzuki('migrate');
  await rm(path.join(program.dataDir, 'secrets'), { recursive: true });
  const server = program.start();
  expect(await server.ended).toBe(78);
  expect(server.output()).toContain('secrets/master.key');
  expect(existsSync(path.join(program.dataDir, 'secrets'))).toBe(false);
  expect((await examine()).faults.map(({ name }) => name)).toContain('secrets');
  expect(existsSync(path.join(program.dataDir, 'secrets'))).toBe(false);
});

it('commands take their log level from .env, and warn of nothing less without it', async () => {
  program = await createProgramOn('bare');
  // In a separate process, whose log is on stderr.
  expect((await program.run('migrate')).stderr).toBe('');
  await writeFile(path.join(program.dataDir, '.env'), 'LOG_LEVEL=loud\n');
  const { code, stderr } = await program.here('migrate');
  expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('LOG_LEVEL') });
});
