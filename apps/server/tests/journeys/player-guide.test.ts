import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { signedInBrowser } from '../browser.ts';
import { listOf } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The commands of the guide, as a user pastes them into a terminal. */
const guide = readFileSync(new URL('../../../../docs/other-players.md', import.meta.url), 'utf8');
const commands = [...guide.matchAll(/```sh\n(.*?)```/gsu)].map(([, command = '']) => command);
const commandFor = (path: string): string => {
  const found = commands.find((command) => command.includes(`/${path} `));
  if (found === undefined) throw new Error(`The guide has no command for ${path}.`);
  return found;
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-08T21:42:00Z' });
});
afterAll(() => test.close());

const run = async (path: string, env: Record<string, string> = {}): Promise<any> => {
  const command = commandFor(path).replaceAll('https://anime.example.org', test.url);
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout);
};

it('the command with a key records, on a catalogue without any mapping file', async () => {
  const { id: userId, bearer } = await test.user();
  const input = { userId, name: 'Kodi', scopes: ['write:list'] as ['write:list'] };
  const { key } = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, input));
  expect(await run('scrobble/stop', { KEY: key })).toMatchObject({
    action: 'scrobble',
    episode: 5,
  });
  expect(await listOf(test, bearer)).toMatchObject([
    { titleNative: '葬送のフリーレン', progress: 5 },
  ]);
});

it('the commands of the device login let a player in, which then records', async () => {
  const { bearer } = await test.user('kodi-owner');
  const browser = await signedInBrowser(test, 'kodi-owner');
  const { user_code: code, device_code: DEVICE_CODE } = await run('oauth/device/code');
  const yes = { code, decision: 'allow', username: 'kodi-owner' };
  expect((await browser.post('/auth/device', yes)).status).toBe(200);
  const { refresh_token: REFRESH_TOKEN } = await run('oauth/device/token', { DEVICE_CODE });
  const { access_token: KEY } = await run('oauth/token', { REFRESH_TOKEN });
  expect(await run('scrobble/stop', { KEY })).toMatchObject({ action: 'scrobble', episode: 5 });
  expect(await listOf(test, bearer)).toMatchObject([{ progress: 5 }]);
});

it('every command of the guide is tried', () => {
  expect(commands).toHaveLength(4);
});
