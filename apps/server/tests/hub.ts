import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { changeFeed } from '#slices/catalog/index.ts';
import { askHub, followHub, hubState, type HubState } from '#slices/sources/index.ts';
import type { TestApp } from './test-app.ts';

const CREDIT = {
  sources: ['titleNative', 'titleRomaji', 'titleEnglish', 'externalIds', 'related'],
};

/** A line of an anime, all of the word of one source. */
export const hubLine = (number: number, fields: object = {}, source = 'arm') => ({
  kind: 'anime',
  id: hubId(number),
  titleNative: `ハブ${number}`,
  titleRomaji: `Habu ${number}`,
  format: 'TV',
  startOn: '2026-01',
  isAdult: false,
  externalIds: [{ site: 'mal', id: String(9_000_000 + number), isPrimary: true }],
  ...fields,
  sources: Object.fromEntries(
    [...CREDIT.sources, 'format', 'startOn', 'isAdult', ...Object.keys(fields)].map((field) => [
      field,
      [source],
    ]),
  ),
  licences: { [source]: 'CC0-1.0' },
});

export const hubId = (number: number): string =>
  `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

/** A stand-in for a hub that says whatever a test wants. */
export class HubStandIn {
  readonly url: string;
  /** Lines of its dump, as text. */
  anime: string[] = [];
  /** What it answers to a request for changes. */
  changes: (since: number) => string = (since) => this.page([], since);
  position = 10;
  /** Changes what the manifest says. */
  manifest: (manifest: any) => unknown = (manifest) => manifest;
  asked: string[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', ({ url = '' }, response) => {
      this.asked.push(url);
      response.end(this.#answer(url));
    });
  }

  static async start(): Promise<HubStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new HubStandIn(server);
  }

  page(lines: readonly object[], next: number, newest = next): string {
    const all = [...lines, { op: 'end', next, newest }];
    return all.map((line) => `${JSON.stringify(line)}\n`).join('');
  }

  #file(name: string): Buffer {
    return gzipSync(name === 'anime' ? this.anime.map((line) => `${line}\n`).join('') : '');
  }

  #answer(url: string): string | Buffer {
    const since = /^\/changes\?since=(\d+)/u.exec(url)?.[1];
    if (since !== undefined) return this.changes(Number(since));
    const name = /^\/dump\/[0-9a-f]{32}\/(\w+)\.jsonl\.gz$/u.exec(url)?.[1];
    if (name !== undefined) return this.#file(name);
    const files = ['anime', 'manga'].map((each) => {
      const bytes = this.#file(each);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { name: each, file: `${each}.jsonl.gz`, rows: 1, bytes: bytes.length, sha256 };
    });
    return JSON.stringify(
      this.manifest({
        format: 'tsuzuki-dump/1',
        version: '0'.repeat(32),
        madeAt: '2026-01-01T00:00:00.000Z',
        position: this.position,
        files,
        sources: [],
      }),
    );
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Lets an app ask its hub now, whenever it would be due. */
export const askNow = async ({ app }: TestApp): Promise<HubState> => {
  await app.database.pool.query('update sources.hub set due_at = $1', [app.clock.now()]);
  await askHub(app, new AbortController().signal);
  await app.get(changeFeed).catchUp();
  return (await hubState(app))!;
};

/** Follows a hub and loads its dump. */
export const followNow = async (test: TestApp, address: string): Promise<HubState> => {
  await test.app.db.transaction().execute((tx) => followHub(test.app, tx, address));
  return askNow(test);
};
