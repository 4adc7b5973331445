import { fileURLToPath } from 'node:url';
import { changeFeed } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { signedInBrowser, type Browser } from './browser.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

const mappingFile = fileURLToPath(new URL('fixtures/scrobble-mapping.json', import.meta.url));

/** An app that may reach media servers of this machine, with the mapping of the acceptance cases. */
export const startLibraryApp = async (
  settings: Record<string, string> = {},
  roles?: TestAppOptions['roles'],
): Promise<TestApp> => {
  const test = await startTestApp({
    template: 'shelf',
    ...(roles && { roles }),
    now: '2026-01-08T21:42:00Z',
    settings: {
      TRUSTED_PROXIES: '127.0.0.1',
      TSUZUKI_OUTBOUND_ALLOW: '127.0.0.0/8',
      ...settings,
    },
  });
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  await test.app.open(mapping);
  return test;
};

/** Somebody with a media server of a kind. */
export interface ServerOwner {
  id: string;
  bearer: string;
  browser: Browser;
  serverId: string;
  token: string;
}

export const ownerOf = async (
  test: TestApp,
  name: string,
  kind: 'server_a' | 'server_b',
  software?: string,
): Promise<ServerOwner> => {
  const person = await test.user(name);
  const browser = await signedInBrowser(test, name);
  const made = await browser.post('/account/media-servers', { kind, software, name: 'Attic' });
  return { ...person, browser, serverId: made.body.id, token: made.body.token };
};

/** Lets the service read the owner's media server. */
export const allow = (
  { browser, serverId }: Pick<ServerOwner, 'browser' | 'serverId'>,
  address: string,
  token: string,
): ReturnType<Browser['post']> =>
  browser.post(`/account/media-servers/${serverId}/library`, { address, token });
