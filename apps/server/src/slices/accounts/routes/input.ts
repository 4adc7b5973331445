import { z } from 'zod';
import { isCommonPassword } from '../common-password.ts';
import {
  emailSchema,
  isOwnName,
  isReservedName,
  passwordSchema,
  usernameSchema,
} from '../rules.ts';
import { faultOf, faultyInput } from '../parse-input.ts';
import { because } from '../reasons.ts';

/** One-time codes are 43 characters of base64url. Any text up to this size is looked up. */
const code = z
  .string(because('CODE_MISSING'))
  .min(1, because('CODE_MISSING'))
  .max(128, because('CODE_INVALID'));
/** A password that is only compared. All passwords accepted in the past must stay usable. */
export const presented = z
  .string(because('PASSWORD_MISSING'))
  .min(1, because('PASSWORD_MISSING'))
  .max(256, because('PASSWORD_TOO_LONG'));

export const inputs = {
  signUp: z.object({
    username: usernameSchema,
    email: emailSchema,
    password: passwordSchema,
    invite: code.nullish(),
  }),
  verify: z.object({ code, username: usernameSchema.optional() }),
  signIn: z.object({
    login: z
      .string(because('LOGIN_MISSING'))
      .min(1, because('LOGIN_MISSING'))
      .max(254, because('LOGIN_TOO_LONG')),
    password: presented,
  }),
  email: z.object({ email: emailSchema }),
  username: z.object({ username: usernameSchema }),
  reset: z.object({ code, password: passwordSchema }),
  code: z.object({ code }),
  changePassword: z.object({ current: presented, password: passwordSchema }),
  setUp: z.object({ code, username: usernameSchema, email: emailSchema, password: passwordSchema }),
  grantId: z.object({ id: z.uuid(because('GRANT_ID_INVALID')) }),
  sessionId: z.object({ id: z.uuid(because('SESSION_ID_INVALID')) }),
};

/** @throws Refusal `BAD_USER_INPUT` for a password that guessers try first */
export const refuseWeakPassword = async (
  password: string,
  account?: { username: string; email: string },
): Promise<void> => {
  if (account && isOwnName(password, account)) {
    throw faultyInput([faultOf('password', 'PASSWORD_IS_OWN_NAME')]);
  }
  if (await isCommonPassword(password)) {
    throw faultyInput([faultOf('password', 'PASSWORD_TOO_COMMON')]);
  }
};

/** @throws Refusal `BAD_USER_INPUT` for a name that is kept for the service */
export const refuseReservedName = (username: string): void => {
  if (!isReservedName(username)) return;
  throw faultyInput([faultOf('username', 'USERNAME_RESERVED', { username })]);
};
