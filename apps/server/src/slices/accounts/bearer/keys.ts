import { setTimeout } from 'node:timers/promises';
import { importJWK, type JWK } from 'jose';
import type { App } from '#platform/app.ts';
import { listenAndRead, type ChannelReader } from '#platform/database/index.ts';
import { defineResource } from '#platform/resource.ts';
import { advanceKeys, KEYS_CHANNEL, sealPlace } from './rotation.ts';

/** A public key as the JWT library takes it. */
export type VerificationKey = Awaited<ReturnType<typeof importJWK>>;

/** The keys that sign and verify tokens. Verifying needs only the public halves, and no master key. */
export interface SigningKeys {
  /**
   * The public key with a `kid`; undefined if there is none. For an unknown `kid` the keys are read again first, as another process may have
   * made it a moment ago. Requests share those readings, so that made-up keys cost the database four small queries a second.
   */
  publicKey(kid: string): Promise<VerificationKey | undefined>;
  /** Whether a key is known and was not withdrawn. */
  has(kid: string): boolean;
  /** The key that signs new tokens, made at first use. */
  signingKey(): Promise<{ kid: string; key: VerificationKey }>;
  /** Public keys as a JWKS: those that sign, those that will sign, and those whose tokens may still be valid. */
  jwks(): Promise<{ keys: JWK[] }>;
}

/** The time between two readings for unknown keys. */
const READ_AGAIN_MS = 250;
const POLL_MS = 30_000;

const readKeys = (app: App) =>
  app.db
    .selectFrom('accounts.signing_key')
    .select(['kid', 'public_jwk', 'private_sealed', 'state'])
    .orderBy('state')
    .orderBy('created_at', 'desc')
    .execute();

type KeyRow = Awaited<ReturnType<typeof readKeys>>[number];

const openKeys = (app: App): SigningKeys & { load: () => Promise<void> } => {
  let rows: KeyRow[] = [];
  /** When the reading of `rows` began. */
  let asOfMs = -Infinity;
  let nextReading: Promise<void> | undefined;
  const imported = new Map<string, Promise<VerificationKey>>();
  const load = async (): Promise<void> => {
    const beganMs = performance.now();
    const read = await readKeys(app);
    // Readings overlap. One that began later knows more, whichever ends first.
    if (beganMs < asOfMs) return;
    rows = read;
    asOfMs = beganMs;
    for (const kid of imported.keys()) if (!find(kid)) imported.delete(kid);
  };
  /** Resolves after a reading that began after this call. */
  const readAgain = (): Promise<void> => {
    const inMs = Math.max(0, asOfMs + READ_AGAIN_MS - performance.now());
    nextReading ??= setTimeout(inMs).then(() => {
      nextReading = undefined;
      return load();
    });
    return nextReading;
  };
  const find = (kid: string) => rows.find((row) => row.kid === kid);
  const current = () => rows.find(({ state }) => state === 'current');
  return {
    load,
    has: (kid) => find(kid) !== undefined,
    publicKey: async (kid) => {
      if (!find(kid)) await readAgain();
      const row = find(kid);
      if (!row) return undefined;
      const known = imported.get(kid) ?? importJWK(row.public_jwk as JWK, 'ES256');
      imported.set(kid, known);
      return known;
    },
    signingKey: async () => {
      await load();
      if (!current()) {
        await advanceKeys(app, 'scheduled');
        await load();
      }
      const row = current();
      if (!row) throw new Error('The signing key that was just made cannot be read.');
      const jwk = app.secrets.open(row.private_sealed, sealPlace(row.kid));
      return { kid: row.kid, key: await importJWK(JSON.parse(jwk) as JWK, 'ES256') };
    },
    jwks: async () => {
      await load();
      return { keys: rows.map((row) => row.public_jwk as JWK) };
    },
  };
};

type Reader = SigningKeys & ChannelReader;

/** Reads the keys again after every rotation, in any process. */
const listenForKeys = async (app: App): Promise<Reader> => {
  const { load, ...keys } = openKeys(app);
  await load();
  const reader = listenAndRead(app, {
    channel: KEYS_CHANNEL,
    pollMs: POLL_MS,
    what: 'the signing keys',
    read: load,
  });
  return { ...keys, ...reader };
};

export const signingKeys = defineResource<Reader>({
  name: 'signing keys',
  open: listenForKeys,
  close: (following) => following.stop(),
});
