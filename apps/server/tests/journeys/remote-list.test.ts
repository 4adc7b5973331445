import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataSettings } from '#platform/data-dir.ts';
import { signedInBrowser } from '../browser.ts';
import { commandEnvironment } from '../databases.ts';
import { listInWords, listSample } from '../list-files.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** AniList as far as it matters here: its responses by name, its limits, its refusals, and the requests it got. */
const asked: { variables: Record<string, unknown>; bearer: string | undefined }[] = [];
const { data } = JSON.parse(listSample('anilist-medialistcollection.json').toString()) as {
  data: { anime: object; manga: object };
};

const answerTo = ({ name, type, chunk }: Record<string, unknown>): [number, object] => {
  const fault = (status: number, message: string): [number, object] => [
    status,
    { data: { MediaListCollection: null }, errors: [{ message, status }] },
  ];
  if (name === 'nobody') return fault(404, 'User not found');
  if (name === 'hidden') return fault(404, 'Private User');
  if (name === 'overrun') return fault(429, 'Too Many Requests.');
  const collection = type === 'ANIME' ? data.anime : data.manga;
  if (type === 'ANIME' && chunk === 1)
    return [
      200,
      { data: { MediaListCollection: { ...collection, hasNextChunk: true, lists: [] } } },
    ];
  return [200, { data: { MediaListCollection: collection } }];
};

const standIn = (): Server =>
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
        variables: Record<string, unknown>;
      };
      asked.push({ variables, bearer: request.headers.authorization });
      if (variables['name'] === 'moved') {
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
        return;
      }
      const [status, body] = answerTo(variables);
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '30' });
      response.end(JSON.stringify(body));
    });
  });

let service: Server;
let address: string;
let test: TestApp;

beforeAll(async () => {
  service = standIn().listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/`;
  const settings = { ANILIST_API_URL: address, TRUSTED_PROXIES: '127.0.0.1' };
  test = await startTestApp({ template: 'catalogue', settings, now: '2026-11-21T12:00:00Z' });
});
afterAll(async () => {
  await test.close();
  service.close();
});

it("fetches somebody's lists from AniList by name, all chunks of both kinds", async () => {
  await test.user('mover');
  const browser = await signedInBrowser(test, 'mover');
  const body = { name: 'hanako_demo', token: 'a.token', policy: 'file-wins' };
  const made = await browser.post('/account/list-imports/anilist', body);
  expect(made.status).toBe(201);
  expect(asked.map(({ variables }) => [variables['type'], variables['chunk']])).toEqual([
    ['ANIME', 1],
    ['ANIME', 2],
    ['MANGA', 1],
  ]);
  expect(new Set(asked.map(({ bearer }) => bearer))).toEqual(new Set(['Bearer a.token']));
  const shown = await browser.get(`/account/list-imports/${made.body.id}`);
  expect(shown.body).toMatchObject({
    import: { state: 'PREVIEW', format: 'anilist' },
    counts: { added: 18, skipped: 0 },
  });
});

it.each([
  ['nobody', 400, /no user named “nobody”/u],
  ['hidden', 400, /private on AniList/u],
  ['overrun', 429, /30 seconds/u],
  ['moved', 503, /isn’t responding/u],
  ['not a name', 400, /2 to 20 letters/u],
] as const)('says what is wrong with %s', async (name, status, detail) => {
  const person = `asker-of-${name.replaceAll(' ', '-')}`;
  await test.user(person);
  const browser = await signedInBrowser(test, person);
  const answer = await browser.post('/account/list-imports/anilist', { name });
  expect(answer).toMatchObject({ status, body: { detail: expect.stringMatching(detail) } });
});

const command = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));

/** `tsuzuki list import --from anilist`, as an operator runs it. */
const importByCommand = (user: string, ...more: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const words = ['list', 'import', '--user', user, '--from', 'anilist', ...more];
    const { dataDir } = test.app.settings.of(dataSettings);
    const env = commandEnvironment(test.databaseUrl, dataDir, { ANILIST_API_URL: address });
    execFile(process.execPath, [command, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });

it('is fetched by the command as well', async () => {
  const { id: userId } = await test.user('by-command');
  const { code, stdout } = await importByCommand('by-command', '--name', 'hanako_demo', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ added: 18, updated: 0, skipped: 0 });
  expect(await listInWords(test, userId)).toHaveLength(18);
});

it.each([
  [['--name', 'nobody'], 1, /no user named “nobody”/u],
  [['--name', 'hanako_demo', '--file', 'x.json'], 2, /--from and --name/u],
] as const)('the command says what is wrong with %j', async (more, expected, reason) => {
  const { code, stderr } = await importByCommand('mover', ...more);
  expect(code).toBe(expected);
  expect(stderr).toMatch(reason);
});
