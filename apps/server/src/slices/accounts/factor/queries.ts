import type { Database } from '#platform/database/index.ts';
import type { StoredPasskey } from './webauthn.ts';

/** A second factor that can finish a sign-in by password. */
export type SecondFactor = 'totp' | 'recovery' | 'passkey';

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The second factors of an account. */
export interface Factors {
  totp: { enabledAt: Date } | null;
  recoveryCodesLeft: number;
  passkeys: Passkey[];
}

/** The factors of a user. */
export const factorsOf = async (db: Database, userId: string): Promise<Factors> => {
  const [totp, codes, passkeys] = await Promise.all([
    db
      .selectFrom('accounts.totp')
      .select('enabled_at')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('accounts.recovery_code')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('accounts.passkey')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ]);
  return {
    totp: totp?.enabled_at ? { enabledAt: totp.enabled_at } : null,
    recoveryCodesLeft: codes.left,
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
    })),
  };
};

/** The second factors that a sign-in by password asks for: none without an authenticator app. */
export const secondFactorsOf = async (db: Database, userId: string): Promise<SecondFactor[]> => {
  const { totp, recoveryCodesLeft, passkeys } = await factorsOf(db, userId);
  if (!totp) return [];
  return [
    'totp',
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
};

/** The passkeys of a user, in the form authenticators need. */
export const storedPasskeys = async (db: Database, userId: string): Promise<StoredPasskey[]> => {
  const rows = await db
    .selectFrom('accounts.passkey')
    .select(['credential_id', 'public_key', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    credentialId: row.credential_id,
    publicKey: row.public_key,
    transports: row.transports,
  }));
};

/** The passkey with this credential id, and its owner. */
export const findPasskey = async (
  db: Database,
  credentialId: Buffer,
): Promise<(StoredPasskey & { id: string; userId: string; name: string }) | undefined> => {
  const row = await db
    .selectFrom('accounts.passkey')
    .select(['id', 'user_id', 'name', 'public_key', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      name: row.name,
      credentialId,
      publicKey: row.public_key,
      transports: row.transports,
    }
  );
};
