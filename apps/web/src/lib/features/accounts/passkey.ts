/** The browser's part of passkeys (WebAuthn). It calls the routes directly, because the key never leaves the browser. */

import type { Factors } from './factor.ts';
import type { accountWords } from './words.ts';

type Faults = Pick<ReturnType<typeof accountWords>, 'alreadyHas' | 'failed' | 'noneChosen'>;

interface Problem {
  code?: string;
  detail?: string;
}

/** The server requires the password first. */
export class ConfirmationRequired extends Error {
  override readonly name = 'ConfirmationRequired';
}

class Failed extends Error {
  override readonly name = 'Failed';
}

class NoneChosen extends Error {
  override readonly name = 'NoneChosen';
}

const post = async <Body>(path: string, body: object = {}): Promise<Body> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = response.status === 204 ? {} : await response.json();
  if (response.ok) return json as Body;
  const { code, detail } = json as Problem;
  if (detail === undefined) throw new Failed();
  throw code === 'CONFIRMATION_REQUIRED' ? new ConfirmationRequired(detail) : new Error(detail);
};

/** Whether this browser supports passkeys with the JSON methods of WebAuthn Level 3. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const responseOf = (credential: Credential | null): unknown => {
  if (!(credential instanceof PublicKeyCredential)) throw new NoneChosen();
  return credential.toJSON();
};

const use = async (path: string): Promise<void> => {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>(`${path}/begin`);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = responseOf(await navigator.credentials.get({ publicKey }));
  await post(`${path}/finish`, { response });
};

/** Signs in. */
export const signInWithPasskey = (): Promise<void> => use('/auth/passkey-sign-in');

/** Whether this browser supports passkeys and the signed-in account has one. */
export const hasPasskey = async (): Promise<boolean> => {
  if (!canUsePasskeys()) return false;
  try {
    const response = await fetch('/auth/factors');
    return response.ok && ((await response.json()) as Factors).passkeys.length > 0;
  } catch {
    return false;
  }
};

/** Confirms again who is signed in. */
export const confirmWithPasskey = (): Promise<void> => use('/auth/confirm/passkey');

/** Creates a passkey and adds it to the account. */
export const addPasskey = async (name: string): Promise<void> => {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('/auth/passkeys/begin');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = responseOf(await navigator.credentials.create({ publicKey }));
  await post('/auth/passkeys/finish', { name, response });
};

/** The error text if a passkey was not used; null if the person only closed the browser's dialogue. */
export const passkeyFault = (error: unknown, say: Faults): string | null => {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
  if (error instanceof DOMException && error.name === 'InvalidStateError') {
    return say.alreadyHas;
  }
  if (error instanceof NoneChosen) return say.noneChosen;
  if (error instanceof Failed) return say.failed;
  return error instanceof Error ? error.message : String(error);
};
