import { z } from 'zod';
import { presented } from './input.ts';

/** Codes of apps and recovery codes, however they are grouped. */
const code = z
  .string('Enter a code.')
  .min(6, 'Enter the 6 digits from your app, or a recovery code of 16 characters.')
  .max(40, 'Enter the 6 digits from your app, or a recovery code of 16 characters.');

const name = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(100, 'A name can have at most 100 characters.');

/** Base64url without padding, as browsers write bytes in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .max(Math.ceil((most * 4) / 3), 'That is too long.')
    .regex(/^[A-Za-z0-9_-]+$/u, 'Bytes are written in base64url.');

/** WebAuthn allows ids of 1023 bytes. */
const credential = {
  id: bytes(1023),
  rawId: bytes(1023),
  type: z.literal('public-key'),
  /** No extension is asked for, and none is heard. */
  clientExtensionResults: z.unknown().transform(() => ({})),
};
const clientDataJSON = bytes(4096);

export const factorInputs = {
  code: z.object({ code }),
  optionalCode: z.object({ code: code.optional() }),
  confirm: z.union([z.object({ password: presented }), z.object({ code })], {
    error: 'Enter your password or a code from your authenticator app.',
  }),
  passkeyId: z.object({ id: z.uuid('That is no id of a passkey.') }),
  rename: z.object({ name }),
  registration: z.object({
    name: name.default('Passkey'),
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON,
        attestationObject: bytes(16_384),
        transports: z.array(z.string().max(32)).max(16).default([]),
      }),
    }),
  }),
  authentication: z.object({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON,
        authenticatorData: bytes(4096),
        signature: bytes(1024),
        userHandle: bytes(64).nullish(),
      }),
    }),
  }),
};
