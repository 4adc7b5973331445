import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { App } from '#platform/app.ts';
import type { Secrets } from './box.ts';

type Keeper = Pick<App, 'db' | 'secrets'>;

const PLACE = 'public.tsuzuki_canary/master-key';
const SONG = 'tsuzuki';

export const WRONG_MASTER_KEY =
  'The master key is not the one this database was sealed with: restore TSUZUKI_SECRET, or secrets/master.key in the data folder. Nothing was changed.';

/** The database was sealed with a master key that this process does not have. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';

  constructor() {
    super(WRONG_MASTER_KEY);
  }
}

const readCanary = async ({ db }: Pick<Keeper, 'db'>): Promise<Buffer | undefined> => {
  const table = await sql<{ found: boolean }>`
    select to_regclass('public.tsuzuki_canary') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return undefined;
  const { rows } = await sql<{ box: Buffer }>`select box from public.tsuzuki_canary`.execute(db);
  return rows[0]?.box;
};

/** Whether it is known with which master keys this database was sealed. */
export const isSealed = async (keeper: Pick<Keeper, 'db'>): Promise<boolean> =>
  (await readCanary(keeper)) !== undefined;

/**
 * Whether the master keys open this database's sealed boxes; undefined if it is not known. Every database has one box for this check from
 * its first start on.
 */
export const opensDatabase = async (app: Keeper): Promise<boolean | undefined> => {
  const box = await readCanary(app);
  return box && opensBox(box, app.secrets);
};

const opensBox = (box: Buffer, secrets: Secrets): boolean => {
  try {
    return secrets.open(box, PLACE) === SONG;
  } catch {
    return false;
  }
};

/** @throws WrongMasterKey if the keys do not open this database's sealed boxes. A process without keys opens nothing. */
export const requireMasterKey = async (app: Keeper): Promise<void> => {
  if (app.secrets.canSeal && (await opensDatabase(app)) === false) throw new WrongMasterKey();
};

/** The same on one connection, in whose transaction the box was just restored. */
export const requireMasterKeyOn = async (client: ClientBase, secrets: Secrets): Promise<void> => {
  const { rows } = await client.query<{ box: Buffer }>('select box from public.tsuzuki_canary');
  if (secrets.canSeal && rows.some(({ box }) => !opensBox(box, secrets)))
    throw new WrongMasterKey();
};

/** Seals the box with which later starts check their keys, if there is none. */
export const keepCanary = async (app: Keeper): Promise<void> => {
  if (!app.secrets.canSeal || (await readCanary(app))) return;
  const box = app.secrets.seal(SONG, PLACE);
  await sql`insert into public.tsuzuki_canary (box) values (${box})
    on conflict do nothing`.execute(app.db);
};

/** Seals it again with the current first key. */
export const replaceCanary = async (app: Keeper): Promise<void> => {
  const box = app.secrets.seal(SONG, PLACE);
  await sql`update public.tsuzuki_canary set box = ${box}`.execute(app.db);
};
