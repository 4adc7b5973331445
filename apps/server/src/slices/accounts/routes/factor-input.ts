import { z } from 'zod';
import { presented } from './input.ts';
import { because } from '../reasons.ts';

/** Codes of apps and recovery codes, in any grouping. */
const code = z
  .string(because('CODE_MISSING'))
  .min(6, because('CODE_WRONG_LENGTH'))
  .max(40, because('CODE_WRONG_LENGTH'));

const name = z.string().trim().min(1, because('NAME_MISSING')).max(100, because('NAME_TOO_LONG'));

/** Base64url without padding, as browsers write bytes in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .max(Math.ceil((most * 4) / 3), because('CREDENTIAL_TOO_LONG'))
    .regex(/^[A-Za-z0-9_-]+$/u, because('BYTES_NOT_BASE64URL'));

/** WebAuthn allows ids of 1023 bytes. */
const credential = {
  id: bytes(1023),
  rawId: bytes(1023),
  type: z.literal('public-key'),
  /** We ask for no extension, and ignore all results. */
  clientExtensionResults: z.unknown().transform(() => ({})),
};
const clientDataJSON = bytes(4096);

export const factorInputs = {
  code: z.object({ code }),
  optionalCode: z.object({ code: code.optional() }),
  confirm: z.union([z.object({ password: presented }), z.object({ code })], {
    error: because('PASSWORD_OR_CODE_MISSING'),
  }),
  passkeyId: z.object({ id: z.uuid(because('PASSKEY_ID_INVALID')) }),
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
