import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';

type Key = Awaited<ReturnType<typeof importJWK>>;

/** The keys tokens are signed and verified with. Verifying needs the public halves alone. */
export interface SigningKeys {
  /** Public key by `kid`; undefined when no such key exists (asked of the database at most every 30 s). */
  publicKey(kid: string): Promise<Key | undefined>;
  /** The key new tokens are signed with; made at first use. */
  signingKey(): Promise<{ kid: string; key: Key }>;
  /** Public keys in JWKS form. */
  jwks(): Promise<{ keys: JWK[] }>;
}

const RELOAD_AFTER_MS = 30_000;
/** Makes sure that two processes starting at once agree on one first key. */
const CREATE_LOCK = 7_482_020;

const sealPlace = (kid: string): string => `accounts.signing_key/${kid}`;

const readKeys = (app: App) =>
  app.db
    .selectFrom('accounts.signing_key')
    .select(['kid', 'public_jwk', 'private_sealed'])
    .orderBy('created_at', 'desc')
    .execute();

const createKey = async (app: App): Promise<void> => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig' };
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = JSON.stringify(await exportJWK(privateKey));
  await app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(CREATE_LOCK)})`.execute(tx);
    const existing = await tx.selectFrom('accounts.signing_key').select('kid').executeTakeFirst();
    if (existing) return;
    await tx
      .insertInto('accounts.signing_key')
      .values({
        kid,
        public_jwk: JSON.stringify({ ...publicJwk, kid }),
        private_sealed: app.secrets.seal(privateJwk, sealPlace(kid)),
        created_at: app.clock.now(),
      })
      .execute();
  });
};

const openKeys = (app: App): SigningKeys => {
  let rows: Awaited<ReturnType<typeof readKeys>> = [];
  let loadedAtMs = -Infinity;
  const imported = new Map<string, Promise<Key>>();
  const load = async (): Promise<void> => {
    rows = await readKeys(app);
    loadedAtMs = performance.now();
  };
  const find = (kid: string) => rows.find((row) => row.kid === kid);
  return {
    publicKey: async (kid) => {
      if (!find(kid) && performance.now() - loadedAtMs > RELOAD_AFTER_MS) await load();
      const row = find(kid);
      if (!row) return undefined;
      const known = imported.get(kid) ?? importJWK(row.public_jwk as JWK, 'ES256');
      imported.set(kid, known);
      return known;
    },
    signingKey: async () => {
      await load();
      if (rows.length === 0) {
        await createKey(app);
        await load();
      }
      const newest = rows[0];
      if (!newest) throw new Error('The signing key that was just made cannot be read.');
      const jwk = app.secrets.open(newest.private_sealed, sealPlace(newest.kid));
      return { kid: newest.kid, key: await importJWK(JSON.parse(jwk) as JWK, 'ES256') };
    },
    jwks: async () => {
      await load();
      return { keys: rows.map((row) => row.public_jwk as JWK) };
    },
  };
};

export const signingKeys = defineResource<SigningKeys>({
  name: 'signing keys',
  open: (app) => Promise.resolve(openKeys(app)),
});
