import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';

/** The library takes a third of a second to load, so it is loaded only for passkeys. */
const load = () => import('@simplewebauthn/server');

/** Ed25519, ES256, RS256: each browser's authenticators support one of them. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60_000;

/** A passkey in the form that authenticators and the library use. */
export interface StoredPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  transports: string[];
}

/** A passkey that was just created. */
export interface NewPasskey extends StoredPasskey {
  signCount: number;
  isBackedUp: boolean;
}

/** Passkeys belong to the host name of the public address, and only its pages may use them. */
const relyingParty = (app: App): { id: string; origin: string } => {
  const { hostname, origin } = new URL(baseUrl(app.settings));
  return { id: hostname, origin };
};

const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId.toString('base64url'),
  transports,
});

/** What a browser needs to create a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const registrationOptions = async (
  app: App,
  input: {
    account: { id: string; username: string };
    challenge: string;
    present: readonly StoredPasskey[];
  },
) => {
  const { account, challenge, present } = input;
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: 'Tsuzuki',
    rpID: relyingParty(app).id,
    userName: account.username,
    userDisplayName: account.username,
    userID: new Uint8Array(Buffer.from(account.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: present.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
};

/** What a browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`). Without `allowed`, it may use any passkey for us. */
export const authenticationOptions = async (
  app: App,
  { challenge, allowed = [] }: { challenge: string; allowed?: readonly StoredPasskey[] },
) => {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: relyingParty(app).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(descriptorOf),
  });
};

const clientDataSchema = z.object({
  challenge: z.string().max(128),
  crossOrigin: z.literal(false).optional(),
});

/** The challenge that a browser answered; undefined if there is none, or the browser answered from a frame of another site. */
export const challengeOf = (clientDataJSON: string): string | undefined => {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientDataSchema.parse(JSON.parse(text)).challenge;
  } catch {
    return undefined;
  }
};

/** The refusal for everything that can be wrong with a passkey. Operators find the reason in the log. */
export const passkeyRefused = (app: App): Refusal =>
  refusal('UNAUTHENTICATED', 'PASSKEY_NOT_ACCEPTED', { origin: relyingParty(app).origin });

/** The library throws a plain error for everything that is wrong with a response. */
const verified = async <T>(app: App, verify: () => Promise<T>): Promise<T> => {
  try {
    return await verify();
  } catch (error) {
    app.log.info({ reason: error instanceof Error ? error.message : '' }, 'a passkey was refused');
    throw passkeyRefused(app);
  }
};

/** Verifies what a browser created. @throws Refusal `UNAUTHENTICATED` unless it is a new passkey for us */
export const verifyRegistration = async (
  app: App,
  { response, challenge }: { response: RegistrationResponseJSON; challenge: string },
): Promise<NewPasskey> => {
  const { verifyRegistrationResponse } = await load();
  const { id, origin } = relyingParty(app);
  const { registrationInfo } = await verified(app, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw passkeyRefused(app);
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    transports: response.response.transports ?? [],
    signCount: credential.counter,
    isBackedUp: credentialBackedUp,
  };
};

/** Verifies what a passkey signed. @throws Refusal `UNAUTHENTICATED` unless the passkey signed it now and for us */
export const verifyAuthentication = async (
  app: App,
  input: { response: AuthenticationResponseJSON; challenge: string; passkey: StoredPasskey },
): Promise<{ signCount: number; isBackedUp: boolean }> => {
  const { response, challenge, passkey } = input;
  const { verifyAuthenticationResponse } = await load();
  const { id, origin } = relyingParty(app);
  const { verified: isSigned, authenticationInfo } = await verified(app, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The statement that writes the counter compares it, so that one of two concurrent uses is refused.
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: 0,
      },
    }),
  );
  if (!isSigned) throw passkeyRefused(app);
  return {
    signCount: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
  };
};
