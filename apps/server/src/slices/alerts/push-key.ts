import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { mailSettings } from '#platform/mail/index.ts';
import { defineResource } from '#platform/resource.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import type { PushKey, Sender } from './targets/vapid.ts';

const ID = 'own';
const placeOf = (id: string): string => `alerts.push_key/${id}`;

/** Where the private key is kept. */
export const sealedPushKey: SealedColumn = {
  table: 'alerts.push_key',
  key: 'id',
  column: 'private_sealed',
  place: placeOf,
};

const publicKeyOf = ({ x = '', y = '' }: JsonWebKey): string =>
  Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );

const makeKey = async (app: App): Promise<void> => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  await app.db
    .insertInto('alerts.push_key')
    .values({
      id: ID,
      public_key: publicKeyOf(jwk),
      private_sealed: app.secrets.seal(JSON.stringify(jwk), placeOf(ID)),
      created_at: app.clock.now(),
    })
    // Another process was faster.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const readKey = async (app: App): Promise<PushKey | undefined> => {
  const row = await app.db
    .selectFrom('alerts.push_key')
    .select(['public_key', 'private_sealed'])
    .executeTakeFirst();
  if (!row) return undefined;
  const jwk = JSON.parse(app.secrets.open(row.private_sealed, placeOf(ID))) as JsonWebKey;
  return {
    publicKey: row.public_key,
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
};

/** The key of this instance, made when it is first needed. Subscriptions of browsers hold for this key only. */
export const pushKey = defineResource<PushKey>({
  name: 'push key',
  open: async (app) => {
    const known = await readKey(app);
    if (known) return known;
    await makeKey(app);
    const made = await readKey(app);
    if (!made) throw new Error('The key for Web Push is gone.');
    return made;
  },
});

/** An address between angle brackets, or the whole text. */
const mailAddress = (from: string): string =>
  /<(?<address>[^<>]+)>/u.exec(from)?.groups?.['address'] ?? from;

/** As whom alerts are sent now. */
export const senderOf = async (app: App): Promise<Sender> => {
  const own = baseUrl(app.settings);
  const contact = own.startsWith('https:')
    ? own
    : `mailto:${mailAddress(app.settings.of(mailSettings).from)}`;
  return { key: await app.open(pushKey), contact, now: app.clock.now() };
};
