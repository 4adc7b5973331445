import { randomBytes, type KeyObject } from 'node:crypto';
import { SECRET_PREFIX, signingKey } from '@tsuzuki/contract/webhooks';
import type { App } from '#platform/app.ts';
import { BoundedMap } from '#platform/bounded-map.ts';
import { defineResource } from '#platform/resource.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';

const SECRET_BYTES = 32;

/** Makes a secret as Standard Webhooks writes them. */
export const makeSecret = (): string =>
  `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

const TABLE = 'webhooks.endpoint';

const sealedIn = (column: string): SealedColumn => ({
  table: TABLE,
  key: 'id',
  column,
  place: (id) => `${TABLE}.${column}/${id}`,
});

/** Where secrets and headers of endpoints are kept. */
export const sealedColumns = {
  secret: sealedIn('secret_sealed'),
  oldSecret: sealedIn('old_secret_sealed'),
  headers: sealedIn('headers_sealed'),
};

type Sealed = keyof typeof sealedColumns;

export const seal = (app: App, what: Sealed, id: string, value: string): Buffer =>
  app.secrets.seal(value, sealedColumns[what].place(id));

const open = (app: App, what: Sealed, id: string, box: Buffer): string =>
  app.secrets.open(box, sealedColumns[what].place(id));

/** The sealed columns of an endpoint. */
export interface SealedEndpoint {
  id: string;
  secretSealed: Buffer;
  oldSecretSealed: Buffer | null;
  oldSecretEndsAt: Date | null;
  headersSealed: Buffer | null;
}

const inForce = (app: App, endpoint: SealedEndpoint): ['secret' | 'oldSecret', Buffer][] => {
  const { secretSealed, oldSecretSealed, oldSecretEndsAt } = endpoint;
  const isOldInForce = oldSecretEndsAt !== null && oldSecretEndsAt > app.clock.now();
  return isOldInForce && oldSecretSealed
    ? [
        ['secret', secretSealed],
        ['oldSecret', oldSecretSealed],
      ]
    : [['secret', secretSealed]];
};

/** The secrets that sign now, the current one first. */
export const secretsInForce = (app: App, endpoint: SealedEndpoint): string[] =>
  inForce(app, endpoint).map(([what, box]) => open(app, what, endpoint.id, box));

/** Keys of endpoints that were sent to lately, by their boxes, because opening a box costs more than signing. */
const keysOfBoxes = defineResource<BoundedMap<string, KeyObject>>({
  name: 'webhook signing keys',
  open: () => Promise.resolve(new BoundedMap({ entries: 2_000 })),
});

/** The keys of the secrets that sign now, the current one first. */
export const signingKeys = async (app: App, endpoint: SealedEndpoint): Promise<KeyObject[]> => {
  const keys = await app.open(keysOfBoxes);
  return inForce(app, endpoint).map(([what, box]) =>
    keys.useOrMake(`${endpoint.id} ${what} ${box.toString('latin1')}`, () =>
      signingKey(open(app, what, endpoint.id, box)),
    ),
  );
};

/** A header that an owner adds to requests. */
export interface OwnHeader {
  name: string;
  value: string;
}

export const ownHeaders = (
  app: App,
  { id, headersSealed }: Pick<SealedEndpoint, 'id' | 'headersSealed'>,
): OwnHeader[] =>
  headersSealed === null
    ? []
    : (JSON.parse(open(app, 'headers', id, headersSealed)) as OwnHeader[]);
