import { fileURLToPath } from 'node:url';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../media-server.ts';
import { createProgram, type Program, type Server } from './program.ts';

const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let program: Program;
let server: Server;
let token: string;

const noteOf = ({ dataDir }: Program): unknown =>
  JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));

const createAccount = async (): Promise<void> => {
  const words = ['--name', 'mika', '--email', 'mika@example.org', '--password', 'a long password'];
  expect(await program.tsuzuki('user', 'create', ...words)).toMatchObject({ username: 'mika' });
};

const ask = async (query: string): Promise<any> => {
  const { accessToken } = await program.tsuzuki('bearer', 'issue', '--user', 'mika');
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query }),
  });
  const { data, ...others } = (await response.json()) as any;
  if (!data) throw new Error(`${response.status}: ${JSON.stringify(others)}`);
  return data;
};

const progressOfList = async (): Promise<number[]> => {
  const data = await ask('{ viewer { animeList { nodes { progress } } } }');
  return data.viewer.animeList.nodes.map(({ progress }: any) => progress);
};

const scrobble = (episode: number): Promise<Response> => {
  const body = JSON.parse(fixture('payloads/plex-11-media.scrobble-legacy-thetvdb.json'));
  body.Metadata.guid = `com.plexapp.agents.thetvdb://424536/1/${episode}?lang=en`;
  const form = new FormData();
  form.set('payload', JSON.stringify(body));
  return fetch(`${server.url}/ingest/server_a/${token}`, { method: 'POST', body: form });
};

beforeAll(async () => {
  program = await createProgram();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await program.remove();
});

describe('the whole program on its embedded database', () => {
  it('commands work while no server runs', async () => {
    await createAccount();
    const words = ['--format', 'tsuzuki', '--file', mappingFile, '--create-missing'];
    expect(await program.tsuzuki('mapping', 'import', ...words)).toMatchObject({
      rules: 412,
      episodes: 6,
      created: 72,
      refused: 0,
    });
  });

  it('serves', async () => {
    server = await program.serve();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ status: 'ready' });
  });

  it('serves while commands work beside it', async () => {
    const made = await program.tsuzuki('token', 'create', '--user', 'mika', '--kind', 'server_a');
    expect(made['url']).toBe(`${server.url}/ingest/server_a/${made['token']}`);
    token = made['token'];
    expect((await program.tsuzuki('user', 'list'))['users']).toHaveLength(1);
    expect(await progressOfList()).toEqual([]);
  });

  it('shows the web app, with the security headers of its pages', async () => {
    const response = await fetch(server.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await response.text()).toContain('Tsuzuki');
  });

  it('refuses a second server on the same folder, and says which process has it', async () => {
    const { code, stderr } = await program.run('serve');
    expect(code).toBe(1);
    expect(stderr).toContain(`process ${server.child.pid}`);
    expect(stderr).toContain('TSUZUKI_DATA');
    expect(noteOf(program)).toEqual({ url: server.url, pid: server.child.pid });
  });

  it('an event survives kill -9 right after its 200', async () => {
    for (const episode of [1, 2, 3]) {
      const response = await scrobble(episode);
      expect(response.status).toBe(200);
      server.child.kill('SIGKILL');
      await server.ended;
      server = await program.serve();
      await expect.poll(progressOfList, { interval: 300 }).toEqual([episode]);
    }
  });

  it('never writes a token into its log', async () => {
    await scrobble(3);
    await expect.poll(() => server.output()).toContain('/ingest/');
    expect(server.output()).toContain('/ingest/server_a/[token]');
    expect(server.output()).not.toContain(token);
  });

  it('goes on when its database is killed, in the same process', async () => {
    const file = path.join(program.dataDir, 'postgres', 'pgdata', 'postmaster.pid');
    const pidOfDatabase = () =>
      existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : 0;
    const killed = pidOfDatabase();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => [0, killed].includes(pidOfDatabase()), { timeout: 60_000 }).toBe(false);
    const status = async () => (await fetch(`${server.url}/readyz`)).status;
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    expect((await scrobble(3)).status).toBe(200);
    expect(await progressOfList()).toEqual([3]);
    expect(server.child.exitCode).toBeNull();
  });

  it('stops in order at SIGTERM and leaves nothing running', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(existsSync(path.join(program.dataDir, 'postgres', 'pgdata', 'postmaster.pid'))).toBe(
      false,
    );
    expect(existsSync(path.join(program.dataDir, 'server.json'))).toBe(false);
    server = await program.serve();
    expect(await progressOfList()).toEqual([3]);
  });

  it('doctor finds it healthy but for the catalogue, which was left empty', async () => {
    const { code, stdout } = await program.run('doctor', '--json');
    const { findings } = JSON.parse(stdout);
    const faults = findings.filter(({ isGood }: any) => !isGood).map(({ name }: any) => name);
    expect({ code, faults }).toEqual({ code: 1, faults: ['catalogue'] });
  });

  it('prints the address of BASE_URL, and where it listens', async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    const url = 'https://tsuzuki.example';
    program.environment['BASE_URL'] = url;
    server = { ...program.start(), url };
    await expect
      .poll(() => server.output())
      .toMatch(/ready at https:\/\/tsuzuki\.example, listening at http:\/\/\S+/u);
  });
});
