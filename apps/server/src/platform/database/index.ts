/** PostgreSQL: opening it, migrating it, and the types of its tables. */
export { openDatabase, type Database, type OpenDatabase } from './open.ts';
export {
  givenMigrations,
  migrate,
  migrationsOf,
  whileNotMigrated,
  type GivenMigrations,
} from './migrate.ts';
export { listenAndRead, type ChannelReader } from './listen-and-read.ts';
export { listen } from './listen.ts';
export { databaseSettings } from './settings.ts';
export type { DB } from './tables.gen.ts';
import type { Transaction } from 'kysely';
import type { DB } from './tables.gen.ts';

/** An open transaction. Every command takes one, so that its caller decides which commands belong together. */
export type Tx = Transaction<DB>;
export { transactionId } from './transaction-id.ts';
export {
  lockByName,
  lockByNames,
  shareByName,
  sharingNames,
  tryLockByName,
} from './lock-by-name.ts';
