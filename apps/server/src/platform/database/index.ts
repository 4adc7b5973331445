/** PostgreSQL: opening it, bringing it up to date, and the types of its tables. */
export { openDatabase, type Database, type OpenDatabase } from './open.ts';
export { migrate } from './migrate.ts';
export { follow, type FollowedChannel } from './follow.ts';
export { listen } from './listen.ts';
export { databaseSettings } from './settings.ts';
export type { DB } from './tables.gen.ts';
import type { Transaction } from 'kysely';
import type { DB } from './tables.gen.ts';

/** An open transaction: what every command takes, so that the edge decides what belongs together. */
export type Tx = Transaction<DB>;
