import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { dataSettings } from '#platform/data-dir.ts';
import {
  changeFeed,
  concludeMangaImport,
  importManga,
  emptyMangaClaim,
} from '#slices/catalog/index.ts';
import { pictures } from '#slices/images/pictures.ts';
import { COVERS } from './give-pictures.ts';
import { SourceStandIn } from './source-stand-in.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export interface PicturedManga {
  id: string;
  /** The address of its cover at its source. */
  address: string;
}

export interface PictureQuestion {
  size?: string;
  accept?: string;
  mark?: string;
  headers?: Record<string, string>;
}

/** An app whose manga have covers at a stand-in of the web. */
export class PictureShelf {
  readonly web: SourceStandIn;
  readonly test: TestApp;
  /** How many manga were made; the last is `Picture <made>`. */
  made = 0;

  private constructor(web: SourceStandIn, test: TestApp) {
    this.web = web;
    this.test = test;
  }

  static async start({ settings, ...options }: TestAppOptions = {}): Promise<PictureShelf> {
    const web = await SourceStandIn.start();
    const all = { IMAGES_MIRROR: web.url, ...settings };
    return new PictureShelf(web, await startTestApp({ roles: ['web'], ...options, settings: all }));
  }

  async close(): Promise<void> {
    await this.test.close();
    this.web.close();
  }

  /** Manga with covers at these addresses; without one, at an address of its own. */
  async manga(
    covers: readonly (string | undefined)[],
    { isAdult = false } = {},
  ): Promise<PicturedManga[]> {
    const { app } = this.test;
    const made = covers.map((cover) => {
      const number = (this.made += 1);
      return { number, address: cover ?? `${COVERS}/${number}.jpg` };
    });
    await app.db.transaction().execute(async (tx) => {
      const claims = made.map(({ number, address }) => ({
        ...emptyMangaClaim(`picture-${number}`, `絵${number}`),
        titleRomaji: `Picture ${number}`,
        coverUrl: address,
        isAdult,
      }));
      const { changed } = await importManga(app, tx, { source: 'mangabaka', claims });
      await concludeMangaImport(tx, changed);
    });
    await app.get(changeFeed).catchUp();
    const { rows } = await app.database.pool.query<{ id: string; cover_url: string }>(
      'select id, cover_url from catalog.manga where cover_url = any($1)',
      [made.map(({ address }) => address)],
    );
    const idOf = new Map(rows.map(({ id, cover_url }) => [cover_url, id]));
    return made.map(({ address }) => ({ address, id: idOf.get(address)! }));
  }

  async oneManga(cover?: string, more: { isAdult?: boolean } = {}): Promise<PicturedManga> {
    const [one] = await this.manga([cover], more);
    return one!;
  }

  /** Asks for a picture as browsers do: with the formats they name, and to the end of redirects. */
  get(
    { id }: { id: string },
    { size = 'medium', accept = 'image/jpeg', mark = '', headers = {} }: PictureQuestion = {},
  ): Promise<Response> {
    const query = mark === '' ? '' : `?v=${mark}`;
    return fetch(`${this.test.url}/images/manga/${id}/cover/${size}${query}`, {
      headers: { accept, ...headers },
    });
  }

  /** The same, and only whether it came: its status. */
  async statusOf(manga: { id: string }, more: PictureQuestion = {}) {
    const response = await this.get(manga, more);
    await response.arrayBuffer();
    return response.status;
  }

  /** What is kept of a picture. */
  async row({ address }: { address: string }) {
    const { rows } = await this.test.app.database.pool.query(
      `select * from images.image where address_digest = encode(sha256($1::bytea), 'hex')`,
      [Buffer.from(address)],
    );
    return rows[0] as Record<string, unknown> | undefined;
  }

  get folder(): string {
    return path.join(this.test.app.settings.of(dataSettings).dataDir, 'images');
  }

  /** Every file in the folder of pictures, whole or not. */
  async files(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)))
      .toSorted();
  }

  get pictures() {
    return this.test.app.get(pictures);
  }

  later(ms: number): void {
    const { clock } = this.test;
    clock.set(new Date(clock.nowMs() + ms));
  }
}
