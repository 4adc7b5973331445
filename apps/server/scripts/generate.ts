/**
 * `npm run generate`: writes the files that are derived from the code and the migrations. With `--check` it only reports those that are out
 * of date.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema } from 'graphql';
import { pino } from 'pino';
import { adapterJsonSchema } from '@tsuzuki/adapters';
import { migrate, openDatabase } from '#platform/database/index.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import { apiHistory, CHANGELOG } from './api-history.ts';
import { printClientSchema } from './client-types.ts';
import { printDataTiersPage } from './data-tiers-docs.ts';
import { printErrorsPage } from './errors-docs.ts';
import { printLimitsPage } from './limits-docs.ts';
import { printPublicSchema } from './print-schema.ts';
import { printReasons } from './reasons-types.ts';
import { printSchemaTypes } from './schema-types.ts';
import { printEnvExample, printSettingsPage } from './settings-docs.ts';
import { printWebhookEventsPage, printWebhookSchema } from './webhook-docs.ts';
import { undescribed } from './undescribed.ts';
import { webDocumentFaults } from './web-documents.ts';
import { settingsGroups } from '../src/app.ts';
import { publicSchema } from '../src/schema.ts';
import { slices } from '../src/slices.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const migrations = new URL('../migrations/', import.meta.url);
const SCHEMAS = `{${slices.map(({ name }) => name).join()}}.*`;

/** The table types of a database after all migrations. */
const tableTypes = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-generate-'));
  const log = pino({ level: 'silent' });
  const options = {
    dataDir: folder,
    poolSize: 2,
    namedStatements: false,
    purpose: 'generate',
    log,
  };
  const database = await openDatabase({ ...options, url: undefined, mode: 'own' });
  try {
    await migrate(database.pool, migrations);
    const server = await openEmbeddedPostgres({
      dataDir: path.join(folder, 'postgres'),
      mode: 'attach-or-own',
      purpose: 'kysely-codegen',
      log: () => {},
    });
    const { host, port, user, database: name } = server.connection;
    const file = path.join(folder, 'tables.ts');
    const url = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
    const words = ['--dialect', 'postgres', '--url', url, '--date-parser', 'string'];
    const types = ['--type-mapping', '{"int8":"number"}', '--include-pattern', SCHEMAS];
    const { status, stderr } = spawnSync('kysely-codegen', [
      ...words,
      ...types,
      '--out-file',
      file,
    ]);
    if (status !== 0) throw new Error(`kysely-codegen failed: ${String(stderr)}`);
    return await readFile(file, 'utf8');
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const history = await apiHistory(publicSchema());

const generated = async (): Promise<{ file: string; text: string }[]> => [
  { file: 'apps/server/src/platform/database/tables.gen.ts', text: await tableTypes() },
  { file: 'packages/contract/schema.graphql', text: printPublicSchema(publicSchema()) },
  {
    file: 'packages/client/src/schema.gen.ts',
    text: printClientSchema(lexicographicSortSchema(publicSchema())),
  },
  { file: 'packages/contract/src/schema.gen.ts', text: printSchemaTypes(publicSchema()) },
  { file: 'packages/contract/src/reasons.gen.ts', text: printReasons() },
  { file: CHANGELOG, text: history.changelog },
  { file: 'docs/api/errors.md', text: printErrorsPage() },
  { file: 'docs/api/data-tiers.md', text: printDataTiersPage(publicSchema()) },
  { file: 'docs/api/webhook-events.md', text: printWebhookEventsPage() },
  { file: 'packages/contract/webhook-events.schema.json', text: printWebhookSchema() },
  {
    file: 'packages/adapters/adapter.schema.json',
    text: `${JSON.stringify(adapterJsonSchema(), null, 2)}\n`,
  },
  { file: 'docs/settings.md', text: printSettingsPage(settingsGroups) },
  { file: 'docs/limits.md', text: printLimitsPage() },
  { file: '.env.example', text: printEnvExample(settingsGroups) },
];

const faults = [
  ...history.faults,
  ...webDocumentFaults(publicSchema()),
  ...undescribed(publicSchema()).map((place) => `${place} of the API needs a description.`),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

const isCheck = process.argv.includes('--check');
for (const { file, text } of await generated()) {
  const target = path.join(root, file);
  const present = await readFile(target, 'utf8').catch(() => undefined);
  if (present === text) continue;
  if (isCheck) {
    process.stdout.write(`${file} is out of date: run npm run generate\n`);
    process.exitCode = 1;
  } else {
    await writeFile(target, text);
    process.stdout.write(`wrote ${file}\n`);
  }
}
