import {
  catalogue,
  changeFeed,
  concludeMangaImport,
  importAnime,
  importManga,
  mangaCatalogue,
  emptyMangaClaim,
} from '#slices/catalog/index.ts';
import { importMapping } from '#slices/mapping/index.ts';
import type { AskedKey } from '#slices/sources/fetch/keys.ts';
import { refreshSources } from '#slices/sources/fetch/refresh.ts';
import type { AskedSample } from './asked-answers/sample.ts';
import { Fetching } from './fetching.ts';

const RULE = {
  level: 'show' as const,
  from: 1,
  to: null,
  animeFrom: 1,
  parts: 1,
  partial: false,
  special: false,
  ofSeason: null,
  priority: 2,
  source: 'test',
};

/** An app that asks a stand-in of the web about works. */
export class Asking {
  readonly on: Fetching;

  private constructor(on: Fetching) {
    this.on = on;
  }

  static async start(options: Parameters<typeof Fetching.start>[0] = {}): Promise<Asking> {
    return new Asking(await Fetching.start(options));
  }

  get app() {
    return this.on.test.app;
  }

  get web() {
    return this.on.web;
  }

  known(): Promise<void> {
    return this.app.get(changeFeed).catchUp();
  }

  async clear(): Promise<void> {
    await this.on.clear();
    const { pool } = this.app.database;
    await pool.query('truncate catalog.anime, releases.unit, mapping.rule cascade');
    await pool.query(
      `insert into catalog.change (topic, work_id) values ('anime', null), ('manga', null), ('mapping', null)`,
    );
    await this.known();
  }

  /** Makes a work that a source can be asked about. @returns its id */
  async work(sample: AskedSample, name = 'one', more: object = {}): Promise<string> {
    const externalIds = Object.entries(sample.ids).map(([site, id]) => ({
      site,
      id,
      isPrimary: true,
    }));
    const { app } = this;
    const common = {
      titleNative: `試しの本 ${name}`,
      startOn: '2026-01-04',
      status: 'RELEASING' as const,
      externalIds,
      ...more,
    };
    const id = await app.db.transaction().execute(async (tx) => {
      if (sample.medium === 'ANIME') {
        const claims = [{ sourceId: name, format: 'TV' as const, isAdult: false, ...common }];
        const done = await importAnime(app, tx, { source: 'anime-offline-database', claims });
        return done.workIds.get(name)!;
      }
      const claims = [{ ...emptyMangaClaim(name, ''), ...common }];
      const { workIds, changed } = await importManga(app, tx, { source: 'mangabaka', claims });
      await concludeMangaImport(tx, changed);
      return workIds.get(name)!;
    });
    if (sample.place) await this.place(id, sample.place);
    await this.known();
    return id;
  }

  async place(
    animeId: string,
    { kind, id, season }: NonNullable<AskedSample['place']>,
  ): Promise<void> {
    const rules = [{ ...RULE, kind, id, season, animeId }];
    const given = { source: 'test', version: '1', rules, episodes: [], entries: [] };
    await this.app.db.transaction().execute((tx) => importMapping(this.app, tx, given));
  }

  async ask(key: AskedKey) {
    const [outcome] = await refreshSources(this.app, { keys: [key] });
    await this.known();
    return outcome!;
  }

  async details(medium: AskedSample['medium'], id: string) {
    const { data, errors } = await this.on.test.ask(
      `query ($id: ID!) { ${medium === 'ANIME' ? 'anime' : 'manga'}(id: $id) { descriptions { lang text source } rankedTags { name rank isSpoiler } } }`,
      { variables: { id } },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return (data.anime ?? data.manga) as {
      descriptions: { lang: string; text: string; source: string }[];
      rankedTags: object[];
    };
  }

  async row(key: AskedKey, workId: string) {
    return this.app.db
      .selectFrom('sources.asked')
      .selectAll()
      .where('source', '=', key)
      .where('work_id', '=', workId)
      .executeTakeFirst();
  }

  shown(medium: AskedSample['medium'], id: string) {
    return medium === 'ANIME'
      ? this.app.get(catalogue).get(id)
      : this.app.get(mangaCatalogue).get(id);
  }
}
