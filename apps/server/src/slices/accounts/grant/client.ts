import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { DEVICE_CLIENT_ID } from '../device/client.ts';
import { extensionSettings } from './settings.ts';

/** A program of ours that users let act for them. It is public (it keeps no secret), so its redirect URI identifies it. */
export interface Client {
  id: string;
  name: string;
  /** Whether codes may be sent to a URI: an exact comparison (RFC 9700 §4.1.3). */
  isRedirectUri(uri: string): boolean;
}

/** Chromium and Firefox pass requests for these hosts to the extension; no server responds there. */
const extensionUris = (app: App): string[] => {
  const { chromeIds, firefoxIds } = app.settings.of(extensionSettings);
  const firefoxHosts = firefoxIds.map((id) => createHash('sha1').update(id).digest('hex'));
  return [
    ...chromeIds.map((id) => `https://${id}.chromiumapp.org/`),
    ...firefoxHosts.map((host) => `https://${host}.extensions.allizom.org/`),
  ];
};

/** RFC 8252 §7.3: a literal loopback address with any free port. */
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|\[::1\]):[1-9]\d{0,4}\/callback$/u;

const isLoopback = (uri: string): boolean => LOOPBACK.test(uri) && URL.canParse(uri);

const CLIENTS: readonly {
  id: string;
  name: string;
  isOffered: (app: App) => boolean;
  isRedirectUri: (app: App, uri: string) => boolean;
}[] = [
  {
    id: 'tsuzuki-extension',
    name: 'Tsuzuki browser extension',
    isOffered: () => true,
    isRedirectUri: (app, uri) => extensionUris(app).includes(uri),
  },
  {
    id: 'tsuzuki-development',
    name: 'program under development',
    isOffered: (app) => app.settings.of(extensionSettings).development === 'on',
    isRedirectUri: (_app, uri) => isLoopback(uri),
  },
  {
    id: DEVICE_CLIENT_ID,
    name: 'Player or add-on',
    isOffered: () => true,
    // It has no browser that could return to it.
    isRedirectUri: () => false,
  },
];

/** The client with an id, if this instance offers it. */
export const findClient = (app: App, id: string | undefined): Client | undefined => {
  const client = CLIENTS.find((each) => each.id === id && each.isOffered(app));
  return client && { ...client, isRedirectUri: (uri) => client.isRedirectUri(app, uri) };
};

/** The client of players with a device code, whatever id they send. */
export const deviceClient = (app: App): Client => {
  const client = findClient(app, DEVICE_CLIENT_ID);
  if (!client) throw new Error('Players are always offered.');
  return client;
};

/** The name of a client, even if it is no longer offered. */
export const clientName = (id: string): string =>
  CLIENTS.find((client) => client.id === id)?.name ?? id;
