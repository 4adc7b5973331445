import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError } from 'pg';
import { dataSettings } from '#platform/data-dir.ts';
import type { SourceKey } from '#slices/sources/fetch/keys.ts';
import { agreeToTerms } from '#slices/sources/fetch/permit.ts';
import { refreshSources } from '#slices/sources/fetch/refresh.ts';
import { readRow } from '#slices/sources/fetch/stored.ts';
import { SourceStandIn } from './source-stand-in.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** Where sources are on the web. */
export const WIKIDATA = 'https://query.wikidata.org/sparql';
export const WIKIDATA_ANIME = 'https://query.wikidata.org/bigdata/namespace/wdq/sparql';
export const SHINKRO =
  'https://raw.githubusercontent.com/varoOP/shinkro-mapping/main/tvdb-mal.yaml';
export const ANIME_LISTS =
  'https://raw.githubusercontent.com/Anime-Lists/anime-lists/master/anime-list-master.xml';
export const BANGUMI_DATA = 'https://unpkg.com/bangumi-data@0.3/dist/data.json';
export const MANGABAKA = 'https://api.mangabaka.org/v1/database/series.jsonl.zst';
export const ARM = 'https://raw.githubusercontent.com/kawaiioverflow/arm/master/arm.json';
export const ANIDB_TITLES = 'https://anidb.net/api/anime-titles.xml.gz';
export const MEDIA_ARTS = {
  repository: 'mediaarts-db/dataset',
  tag: '1.2.20',
  name: 'metadata106_json.zip',
};
export const OFFLINE = {
  repository: 'cedya77/anime-offline-database',
  tag: 'latest',
  name: 'anime-offline-database.jsonl.zst',
};

export const BANGUMI_INDEX =
  'https://raw.githubusercontent.com/bangumi/Archive/master/aux/latest.json';

/** For tests of downloads that never end. */
export const SHORT_DEADLINE = { CATALOGUE_SOURCES_TIMEOUT: '2' };

/** An app that fetches its sources from a stand-in of the web. */
export class Fetching {
  readonly web: SourceStandIn;
  readonly test: TestApp;

  private constructor(web: SourceStandIn, test: TestApp) {
    this.web = web;
    this.test = test;
  }

  static async start({ settings, ...options }: TestAppOptions = {}): Promise<Fetching> {
    const web = await SourceStandIn.start();
    const all = { ...web.settings, ...settings };
    return new Fetching(web, await startTestApp({ roles: ['web'], ...options, settings: all }));
  }

  async close(): Promise<void> {
    await this.test.close();
    this.web.close();
  }

  /** Makes the instance one that has fetched nothing, and the web an empty one. */
  async clear(): Promise<void> {
    this.web.clear();
    await this.#truncate();
    await rm(this.folderOf(), { recursive: true, force: true });
  }

  /** The worker of the app may still import; PostgreSQL then ends one of the two, which here may be the truncation. */
  async #truncate(triesLeft = 5): Promise<void> {
    const truncation = this.test.app.database.pool.query(
      'truncate sources.source, sources.asked, catalog.claim, catalog.held_claim, catalog.manga, catalog.data_source cascade',
    );
    await truncation.catch((error: unknown) => {
      const isDeadlock = error instanceof DatabaseError && error.code === '40P01';
      if (!isDeadlock || triesLeft === 0) throw error;
      return this.#truncate(triesLeft - 1);
    });
  }

  /** Publishes an archive of Bangumi. */
  putArchive(zip: Buffer, name = 'dump-2026-01-13.zip'): void {
    const address = `https://github.com/bangumi/Archive/releases/download/archive/${name}`;
    const digest = `sha256:${createHash('sha256').update(zip).digest('hex')}`;
    this.web.put(BANGUMI_INDEX, JSON.stringify({ name, browser_download_url: address, digest }));
    this.web.put(address, zip);
  }

  refresh(...keys: SourceKey[]) {
    return refreshSources(this.test.app, { keys });
  }

  /** Why a refresh of one source failed; else how it went. */
  async outcomeOf(key: SourceKey): Promise<string> {
    const [outcome] = await this.refresh(key);
    return outcome!.outcome === 'failed' ? outcome!.fault.reason : outcome!.outcome;
  }

  row(key: SourceKey) {
    return readRow(this.test.app.db, key);
  }

  later(ms: number): void {
    const { clock } = this.test;
    clock.set(new Date(clock.nowMs() + ms));
  }

  folderOf(key = ''): string {
    return path.join(this.test.app.settings.of(dataSettings).dataDir, 'sources', key);
  }

  /** What is in the folder of a source. */
  async kept(key: SourceKey): Promise<string[]> {
    return (await readdir(this.folderOf(key)).catch((): string[] => [])).toSorted();
  }

  async countManga(): Promise<number> {
    const { rows } = await this.test.app.database.pool.query<{ n: number }>(
      'select count(*)::int n from catalog.manga',
    );
    return rows[0]!.n;
  }

  consentTo(key: SourceKey): Promise<void> {
    const { app } = this.test;
    return app.db
      .transaction()
      .execute((tx) => agreeToTerms(app, tx, { key, consenter: { kind: 'operator' } }));
  }
}
