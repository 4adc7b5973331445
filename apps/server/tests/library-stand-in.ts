import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A media server on this machine, as far as its library is read. */
export interface StandIn {
  url: string;
  /** The paths it was asked for, with their query. */
  asked: string[];
  /** Makes it misbehave from now on; null ends that. */
  fault: Fault | null;
  /** Called when it was asked, before it answers. */
  onAsked: (() => void) | null;
  close: () => void;
}

/** Never answers, answers what no media server does, or answers without end. */
export type Fault = 'hangs' | 'page' | 'garbage' | 'huge' | 'other' | 'moved' | 'drips';

const misbehave = (fault: Fault, response: ServerResponse): void => {
  const type = { 'content-type': 'application/json' };
  if (fault === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hi');
  if (fault === 'garbage') response.writeHead(200, type).end('{"MediaContainer":[[[');
  if (fault === 'other') response.writeHead(200, type).end('{"name":"a router","Items":7}');
  if (fault === 'moved') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  if (fault === 'huge') response.writeHead(200, type).end(`"${'x'.repeat(9 * 1024 * 1024)}"`);
  if (fault === 'drips') {
    response.writeHead(200, type);
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  }
};

type Answer = (path: string, query: URLSearchParams) => object | number;

/** Starts a media server that lets in who has the token. */
export const startStandIn = async (
  isAllowed: (request: IncomingMessage) => boolean,
  answer: Answer,
): Promise<StandIn> => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    standIn.asked.push(url.pathname + url.search);
    standIn.onAsked?.();
    if (standIn.fault !== null) {
      misbehave(standIn.fault, response);
      return;
    }
    const found = isAllowed(request) ? answer(url.pathname, url.searchParams) : 401;
    const status = typeof found === 'number' ? found : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof found === 'number' ? '' : JSON.stringify(found));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    fault: null,
    onAsked: null,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
};

const pageOf = <Item>(items: readonly Item[], start: number, size: number): Item[] =>
  items.slice(start, start + size);

export const PLEX_TOKEN = 'aPlexTokenOfMika-123';

/** A library of Plex, in the words of its API. */
export interface PlexShelf {
  sections: { key: string; type: string; title: string; items: object[] }[];
  history: object[];
  shows: Readonly<Record<string, object>>;
}

export const startPlex = (shelf: PlexShelf): Promise<StandIn> =>
  startStandIn(
    ({ headers }) =>
      headers['x-plex-token'] === PLEX_TOKEN && headers.accept === 'application/json',
    (path, query) => {
      const paged = (Metadata: object[]) => {
        const start = Number(query.get('X-Plex-Container-Start') ?? 0);
        const size = Number(query.get('X-Plex-Container-Size') ?? Metadata.length);
        const page = pageOf(Metadata, start, size);
        return {
          MediaContainer: { size: page.length, totalSize: Metadata.length, Metadata: page },
        };
      };
      if (path === '/library/sections') {
        const Directory = shelf.sections.map(({ items: _items, ...section }) => section);
        return { MediaContainer: { size: Directory.length, Directory } };
      }
      if (path === '/identity') return { MediaContainer: { machineIdentifier: 'c0ffee' } };
      if (path === '/accounts')
        return {
          MediaContainer: {
            Account: [
              { id: 0, name: '' },
              { id: 1, name: 'mika' },
              { id: 77, name: 'Guest' },
            ],
          },
        };
      if (path === '/status/sessions/history/all') {
        const account = Number(query.get('accountID'));
        return paged(
          shelf.history.filter((row) => (row as { accountID: number }).accountID === account),
        );
      }
      const section = /^\/library\/sections\/(\d+)\/all$/u.exec(path)?.[1];
      if (section) return paged(shelf.sections.find(({ key }) => key === section)?.items ?? []);
      const show = shelf.shows[/^\/library\/metadata\/(\d+)$/u.exec(path)?.[1] ?? ''];
      return show ? { MediaContainer: { size: 1, Metadata: [show] } } : 404;
    },
  );

export const JELLYFIN_TOKEN = '0123456789abcdef0123456789abcdef';
export const MIKA_ID = '0b1c2d3e4f5061728394a5b6c7d8e9f0';

/** A library of Jellyfin, in the words of its API. */
export interface JellyfinShelf {
  items: object[];
  shows: Readonly<Record<string, object>>;
  /** Whether the token is a key of the whole server, which belongs to no user. */
  isServerKey?: boolean;
  /** Whether it is an Emby, whose keys are all of the whole server. */
  isEmby?: boolean;
}

export const startJellyfin = (shelf: JellyfinShelf): Promise<StandIn> =>
  startStandIn(
    ({ headers }) => headers['x-emby-token'] === JELLYFIN_TOKEN,
    (path, query) => {
      const users = [
        { Id: MIKA_ID, Name: 'mika' },
        { Id: '9'.repeat(32), Name: 'guest' },
      ];
      // Emby has no such address.
      if (path === '/Users/Me')
        return shelf.isEmby ? 404 : shelf.isServerKey ? 400 : (users[0] as object);
      if (path === '/Users') return shelf.isServerKey || shelf.isEmby ? users : 403;
      if (path === `/Users/${MIKA_ID}/Views`)
        return { Items: [{ Id: 'a'.repeat(32), Name: 'Anime' }], TotalRecordCount: 1 };
      if (path === `/Users/${MIKA_ID}/Items`) {
        const start = Number(query.get('StartIndex'));
        const Items = pageOf(shelf.items, start, Number(query.get('Limit')));
        return { Items, TotalRecordCount: shelf.items.length, StartIndex: start };
      }
      const own = new RegExp(`^/Users/${MIKA_ID}/Items/([\\da-f]+)$`, 'u').exec(path)?.[1];
      if (own) return shelf.shows[own] ?? 404;
      const show = path === '/Items' ? shelf.shows[query.get('Ids') ?? ''] : undefined;
      return path === '/Items' ? { Items: show ? [show] : [] } : 404;
    },
  );
