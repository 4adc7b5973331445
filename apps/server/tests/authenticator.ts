import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator can be told to do wrongly. */
export interface Misbehaviour {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether it asked for a finger or a PIN. */
  isVerified?: boolean;
  signCount?: number;
  userHandle?: string | null;
  credentialId?: string;
  crossOrigin?: boolean;
  type?: string;
}

/** A software authenticator with one resident ES256 key, which signs as WebAuthn Level 3 requires. */
export interface Authenticator {
  id: string;
  register(options: any, misbehaviour?: Misbehaviour): object;
  authenticate(options: any, misbehaviour?: Misbehaviour): object;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** COSE_Key of an EC2 key (RFC 9053 §7.1.1). */
const coseKeyOf = (publicKey: KeyObject): Uint8Array => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinates = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0] ?? new Uint8Array()],
      [-3, coordinates[1] ?? new Uint8Array()],
    ]),
  );
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Authenticator data (WebAuthn §6.1). */
const dataOf = (input: { rpId: string; flags: number; signCount: number; attested?: Buffer }) => {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(input.signCount);
  const attested = input.attested ?? Buffer.alloc(0);
  return Buffer.concat([sha256(input.rpId), Buffer.of(input.flags), counter, attested]);
};

/** @param counts whether it counts its signatures; many do not */
export const createAuthenticator = (origin: string, counts = true): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;
  let owner = '';

  const speak = (options: any, type: string, wrong: Misbehaviour) => {
    if (counts) uses += 1;
    const clientDataJSON = Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? options.challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: wrong.crossOrigin ?? false,
      }),
    );
    const verified = (wrong.isVerified ?? true) ? USER_VERIFIED : 0;
    const rpId: string = wrong.rpId ?? options.rpId ?? options.rp.id;
    const signCount = wrong.signCount ?? uses;
    return { clientDataJSON, rpId, signCount, flags: USER_PRESENT | verified };
  };

  return {
    id,
    register: (options, wrong = {}) => {
      const { clientDataJSON, flags, ...said } = speak(options, 'webauthn.create', wrong);
      owner = options.user.id;
      const length = Buffer.of(0, credentialId.length);
      const key = Buffer.from(coseKeyOf(publicKey));
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const authData = dataOf({ ...said, flags: flags | ATTESTED, attested });
      const attestation = new Map<string, any>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    authenticate: (options, wrong = {}) => {
      const { clientDataJSON, ...said } = speak(options, 'webauthn.get', wrong);
      const authenticatorData = dataOf(said);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      const shownId = wrong.credentialId ?? id;
      const userHandle = wrong.userHandle === undefined ? owner : wrong.userHandle;
      return {
        id: shownId,
        rawId: shownId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
};
