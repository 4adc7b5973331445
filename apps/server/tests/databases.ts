import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { fixedClock } from '#platform/clock.ts';
import { readSettings } from '#platform/settings.ts';
import { importCatalogue } from '#slices/sources/index.ts';
import { createApp, settingsGroups, type Application } from '../src/app.ts';
import { giveTitles, indexTitles, titlesFolder } from './kept-titles.ts';

/**
 * `bare`: without tables. `empty`: migrated. `catalogue`: migrated and filled from the real data sets. `shelf`: its most popular works, for tests that need works
 * but not all of them, because an app with the whole catalogue takes a second longer to start.
 */
export type Template = 'bare' | 'empty' | 'catalogue' | 'shelf';

/** When the template's catalogue was imported. The status of a show depends on the day. */
export const TEMPLATE_TIME = '2026-11-21T12:00:00Z';

const TEMPLATES: Record<Template, string> = {
  bare: 'template1',
  empty: 'tsuzuki_template_empty',
  catalogue: 'tsuzuki_template_catalogue',
  shelf: 'tsuzuki_template_shelf',
};

const withAdmin = async <T>(
  serverUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The connection string of another database on the same server. */
export const urlOf = (serverUrl: string, database: string): string =>
  serverUrl.replace(/^(postgres:\/\/[^/]*\/)[^?]*/u, `$1${database}`);

/** The master key of all test processes, because they share the databases that they copy. */
export const TEST_SECRET = Buffer.alloc(32, 42).toString('base64');

/** Settings of an app on a database of the test server. Its data folder is deleted with the test. */
export const testSettings = (
  databaseUrl: string,
  dataDir: string,
  more: Record<string, string> = {},
) =>
  readSettings(settingsGroups, {
    DATABASE_URL: databaseUrl,
    TSUZUKI_DATA: dataDir,
    LOG_LEVEL: 'silent',
    TSUZUKI_LIMITS: 'off',
    TSUZUKI_SECRET: TEST_SECRET,
    // No test sends requests to real services. Tests that need one use a stand-in.
    ANILIST_API_URL: 'http://127.0.0.1:9/',
    KITSU_API_URL: 'http://127.0.0.1:9/',
    CATALOGUE_SOURCES: 'off',
    IMAGES_MIRROR: 'http://127.0.0.1:9/',
    ...more,
  });

/** The environment of a command on a database of the test server. */
export const commandEnvironment = (
  databaseUrl: string,
  dataDir: string,
  more: Record<string, string> = {},
): NodeJS.ProcessEnv => {
  // The test runner sets a BASE_URL that is not an address, with which no command starts.
  const { BASE_URL: _runners, ...environment } = process.env;
  return {
    ...environment,
    DATABASE_URL: databaseUrl,
    TSUZUKI_DATA: dataDir,
    TSUZUKI_SECRET: TEST_SECRET,
    CATALOGUE_SOURCES: 'off',
    ...more,
  };
};

/** The most popular anime, those of the years in which tests play, which no source has counted yet, and all of the few manga. */
const SHELF = `
  delete from catalog.anime where coalesce(season_year, 0) < 2023 and id not in (
    select id from catalog.anime order by popularity desc nulls last, id limit 1000);
  delete from catalog.claim where medium = 'ANIME' and work_id not in (select id from catalog.anime)`;

/** A copy of a database can be reduced without its change feed, because no app has read it yet. */
const cutToShelf = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(SHELF);
  await client.query('vacuum (full, analyze)');
  await client.end();
};

const withApp = async (
  databaseUrl: string,
  dataDir: string,
  work: (app: Application) => Promise<unknown>,
): Promise<void> => {
  const clock = fixedClock(TEMPLATE_TIME);
  const app = await createApp(testSettings(databaseUrl, dataDir), { clock });
  try {
    await work(app);
  } finally {
    await app.close();
  }
};

const fill = async (databaseUrl: string, template: Template): Promise<void> => {
  if (template === 'shelf') return cutToShelf(databaseUrl);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
  await withApp(databaseUrl, dataDir, async (app) => {
    await app.migrate();
    if (template === 'catalogue') await importCatalogue(app);
  });
  await rm(dataDir, { recursive: true, force: true });
};

const HAVE_WORKS: ReadonlySet<Template> = new Set(['catalogue', 'shelf']);

/** One lock per template. Nothing else takes advisory locks on the maintenance database of the test server. */
const TEMPLATE_LOCKS: Record<Template, number> = { bare: 0, empty: 1, catalogue: 2, shelf: 3 };

const createTemplate = async (
  serverUrl: string,
  template: Template,
  client: pg.Client,
): Promise<void> => {
  const name = TEMPLATES[template];
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  // Renamed when it is complete, so that a failed run leaves no incomplete template for the next file.
  const filling = `${name}_filling`;
  await client.query(`drop database if exists ${filling}`);
  if (template === 'shelf') await ensureTemplate(serverUrl, 'catalogue');
  const base = template === 'shelf' ? TEMPLATES.catalogue : 'template1';
  await client.query(`create database ${filling} template ${base}`);
  await fill(urlOf(serverUrl, filling), template);
  if (HAVE_WORKS.has(template))
    await withApp(urlOf(serverUrl, filling), titlesFolder(serverUrl, template), indexTitles);
  await client.query(`alter database ${filling} rename to ${name}`);
};

/** Creates a template when the first test needs it, because most single files need no catalogue, which takes the longest. */
const ensureTemplate = (serverUrl: string, template: Template): Promise<void> =>
  withAdmin(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCKS[template]]);
    await createTemplate(serverUrl, template, client);
  });

/** By server and template. */
const ready = new Map<string, Promise<void>>();

const templateIsReady = (serverUrl: string, template: Template): Promise<void> => {
  const key = `${template} ${serverUrl}`;
  const known = ready.get(key);
  if (known) return known;
  const made = ensureTemplate(serverUrl, template);
  ready.set(key, made);
  return made;
};

export interface TestDatabase {
  url: string;
  /** Puts what apps on this database would keep in their data folder there, so that they start faster. */
  furnish(dataDir: string): Promise<void>;
  drop(): Promise<void>;
}

/** A new database. The server copies the template's files, which costs half as much as copying through the write-ahead log. */
export const createDatabase = async (
  serverUrl: string,
  template: Template,
): Promise<TestDatabase> => {
  await templateIsReady(serverUrl, template);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(serverUrl, (client) =>
    client.query(`create database ${name} template ${TEMPLATES[template]} strategy file_copy`),
  );
  return {
    url: urlOf(serverUrl, name),
    furnish: async (dataDir) => {
      if (HAVE_WORKS.has(template)) await giveTitles(serverUrl, template, dataDir);
    },
    drop: () =>
      withAdmin(serverUrl, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
};
