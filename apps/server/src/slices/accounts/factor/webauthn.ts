import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';

/** The library takes a third of a second to load; commands and people without passkeys do without. */
const load = () => import('@simplewebauthn/server');

/** Ed25519, ES256, RS256: what every browser's authenticators can do. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60_000;

/** A passkey as authenticators and the library name it. */
export interface StoredPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  transports: string[];
}

/** A passkey that has just been made. */
export interface NewPasskey extends StoredPasskey {
  signCount: number;
  isBackedUp: boolean;
}

/** Passkeys belong to the host name of the public address and are used from its pages alone. */
const relyingParty = (app: App): { id: string; origin: string } => {
  const { hostname, origin } = new URL(baseUrl(app.settings));
  return { id: hostname, origin };
};

const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId.toString('base64url'),
  transports,
});

/** What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
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

/** What a browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`); without `allowed`, any that it has for us. */
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

/** The challenge a browser says it answers; undefined when it says none, or speaks from a frame of another site. */
export const challengeOf = (clientDataJSON: string): string | undefined => {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientDataSchema.parse(JSON.parse(text)).challenge;
  } catch {
    return undefined;
  }
};

/** The one answer to whatever is wrong with a passkey; operators read the reason in the log. */
export const passkeyRefused = (app: App): Refusal =>
  refusal('UNAUTHENTICATED', 'PASSKEY_NOT_ACCEPTED', { origin: relyingParty(app).origin });

/** The library throws whatever is wrong with a response as a plain error. */
const verified = async <T>(app: App, verify: () => Promise<T>): Promise<T> => {
  try {
    return await verify();
  } catch (error) {
    app.log.info({ reason: error instanceof Error ? error.message : '' }, 'a passkey was refused');
    throw passkeyRefused(app);
  }
};

/** Verifies what a browser made. @throws Refusal `UNAUTHENTICATED` for anything that is not a new passkey for us. */
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

/** Verifies what a passkey signed. @throws Refusal `UNAUTHENTICATED` for anything it did not sign for us now. */
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
      // The counter is compared where it is written, so that of two uses at once one is refused.
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
