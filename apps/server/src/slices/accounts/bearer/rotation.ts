import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import { planRotation, type KeyLife, type RotationMode, type RotationStep } from './key-life.ts';

/** Notified when the keys change, so that every process reads them again. */
export const KEYS_CHANNEL = 'accounts_keys';
/** Processes that start or rotate at the same time agree on one set of keys. */
const ROTATION_LOCK = 7_482_020;

/** The place of a private key, which its seal includes. */
export const sealPlace = (kid: string): string => `accounts.signing_key/${kid}`;

/** The private keys. */
export const sealedSigningKeys: SealedColumn = {
  table: 'accounts.signing_key',
  key: 'kid',
  column: 'private_sealed',
  place: sealPlace,
};

const createKey = async (app: App, tx: Tx, state: 'next' | 'current'): Promise<void> => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig' };
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = JSON.stringify(await exportJWK(privateKey));
  const now = app.clock.now();
  await tx
    .insertInto('accounts.signing_key')
    .values({
      kid,
      public_jwk: JSON.stringify({ ...publicJwk, kid }),
      private_sealed: app.secrets.seal(privateJwk, sealPlace(kid)),
      state,
      state_since: now,
      created_at: now,
    })
    .execute();
};

const take = async (app: App, tx: Tx, step: RotationStep): Promise<void> => {
  switch (step.step) {
    case 'create':
      return createKey(app, tx, 'current');
    case 'stage':
      return createKey(app, tx, 'next');
    case 'drop':
      await tx.deleteFrom('accounts.signing_key').where('kid', '=', step.kid).execute();
      return undefined;
    case 'promote':
    case 'retire':
      await tx
        .updateTable('accounts.signing_key')
        .set({
          state: step.step === 'promote' ? 'current' : 'retired',
          state_since: app.clock.now(),
        })
        .where('kid', '=', step.kid)
        .execute();
  }
};

const readLives = async (tx: Tx): Promise<KeyLife[]> => {
  const rows = await tx
    .selectFrom('accounts.signing_key')
    .select(['kid', 'state', 'state_since'])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    state: row.state as KeyLife['state'],
    since: row.state_since,
  }));
};

/** Takes the rotation steps that are due. @returns those steps, and the keys after them. */
export const advanceKeys = (
  app: App,
  mode: RotationMode,
): Promise<{ steps: RotationStep[]; keys: KeyLife[] }> =>
  app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ROTATION_LOCK)})`.execute(tx);
    const steps = planRotation(await readLives(tx), app.clock.now(), mode);
    for (const step of steps) await take(app, tx, step);
    if (steps.length > 0) await sql`select pg_notify(${sql.lit(KEYS_CHANNEL)}, '')`.execute(tx);
    return { steps, keys: await readLives(tx) };
  });
