import type pg from 'pg';
import type { App } from '#platform/app.ts';
import { whileNotMigrated } from '#platform/database/index.ts';
import { cancelledBy } from '#platform/interruption.ts';
import { refusal } from '#platform/operation-reasons.ts';
import { requireMasterKeyOn } from '#platform/secrets/index.ts';
import type { CheckedBackup } from './check-backup.ts';
import { withoutConstraints } from './foreign-keys.ts';
import { loadTable, readJobs } from './load-rows.ts';
import type { KeptTable } from './manifest.ts';
import { quoted, settleFormat, storedTables } from './tables.ts';
import type { OnStep } from './write-backup.ts';

export interface RestoreOrder {
  /** The schemas of the slices. */
  schemas: readonly string[];
  signal: AbortSignal;
  onStep: OnStep;
}

interface Target {
  client: pg.PoolClient;
  app: App;
  backup: CheckedBackup;
  order: RestoreOrder;
}

const requireNoServer = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ pid: number; address: string }>(
    `select pid, coalesce(host(client_addr), 'this machine') as address from pg_stat_activity
     where datname = current_database() and application_name like 'tsuzuki serve%' and pid <> pg_backend_pid()
     order by pid limit 1`,
  );
  for (const { address } of rows) throw refusal('CONFLICT', 'RESTORE_WHILE_SERVED', { address });
};

const requireNoAccounts = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('accounts.user') is not null as found`,
  );
  if (!rows[0]?.found) return;
  const people = await client.query<{ accounts: number }>(
    'select count(*)::int as accounts from accounts."user"',
  );
  const accounts = people.rows[0]?.accounts ?? 0;
  if (accounts > 0) throw refusal('CONFLICT', 'RESTORE_OVER_ACCOUNTS', { accounts });
};

/** Removes all that is ours: a server that was started once has a catalogue, but nothing of anybody. */
const clear = async (client: pg.ClientBase, schemas: readonly string[]): Promise<void> => {
  for (const schema of schemas)
    await client.query(`drop schema if exists ${quoted(schema)} cascade`);
  for (const { name } of await storedTables(client, []))
    await client.query(`drop table ${quoted(name)} cascade`);
};

/** @throws if the migrations of the backup made other tables than it has */
const requireTables = async ({ client, backup, order }: Target): Promise<void> => {
  const made = await storedTables(client, order.schemas);
  const columns = new Map(made.map((table) => [table.name, table.columns]));
  const strange = backup.manifest.tables.filter(
    (table) => columns.get(table.name)?.join() !== table.columns.join(),
  );
  if (strange.length === 0) return;
  const files = strange.map(({ name }) => name).join(', ');
  throw refusal('BAD_USER_INPUT', 'BACKUP_BROKEN', { folder: backup.folder, files });
};

const BOX = 'public.tsuzuki_canary';

const load = async ({ client, app, backup, order }: Target): Promise<void> => {
  const { folder, manifest } = backup;
  const { tables } = manifest;
  const { signal, onStep } = order;
  const place = { folder, signal };
  const take = async (table: KeptTable): Promise<void> => {
    await loadTable(client, table, place);
    if (table.name === BOX) await requireMasterKeyOn(client, app.secrets);
  };
  for (const [index, table] of tables.entries()) {
    onStep('loading the tables', index, tables.length);
    await take(table);
  }
};

const setSequences = async ({ client, backup }: Target): Promise<void> => {
  for (const { name, value, isCalled } of backup.manifest.sequences)
    await client.query('select setval($1::text::regclass, $2, $3)', [
      quoted(name),
      value,
      isCalled,
    ]);
};

/** Everything in one transaction: the tables of the backup's program, its rows and its jobs. */
const replaceAll = async (target: Target): Promise<void> => {
  const { client, app, backup, order } = target;
  const { manifest, migrations, folder } = backup;
  const names = manifest.tables.map(({ name }) => name);
  const all = names.map(quoted).join(', ');
  await clear(client, order.schemas);
  await migrations.apply(client);
  await requireTables(target);
  await settleFormat(client);
  await withoutConstraints(client, names, async () => {
    // Migrations may have filled some.
    await client.query(`truncate ${all}`);
    await load(target);
  });
  await setSequences(target);
  await app.jobs.replaceAll(client, await readJobs(folder, manifest));
  await client.query(`analyze ${all}`);
};

const restore = async (target: Target): Promise<void> => {
  const { client } = target;
  await client.query('begin');
  try {
    await requireNoServer(client);
    await requireNoAccounts(client);
    await replaceAll(target);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

const hasQueue = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regnamespace('pgboss') is not null as found`,
  );
  return rows[0]?.found === true;
};

/**
 * Puts a checked backup in the place of an instance without accounts. If it fails, the database is as it was.
 * @throws Refusal if a server runs on the database or it has accounts; WrongMasterKey if the master key does not open what is sealed in the backup
 */
export const restoreBackup = async (
  app: App,
  backup: CheckedBackup,
  order: RestoreOrder,
): Promise<void> => {
  const client = await app.database.pool.connect();
  try {
    await whileNotMigrated(client, async () => {
      const hadQueue = await hasQueue(client);
      try {
        // The queue makes its tables in a transaction of its own.
        await app.jobs.open();
        await cancelledBy(order.signal, () => restore({ client, app, backup, order }));
      } catch (error) {
        await app.jobs.close();
        if (!hadQueue) await client.query('drop schema if exists pgboss cascade');
        throw error;
      }
    });
  } catch (error) {
    order.signal.throwIfAborted();
    throw error;
  } finally {
    client.release();
  }
};
