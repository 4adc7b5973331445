import { z } from 'zod';
import { isCommonPassword } from '../common-password.ts';
import {
  emailSchema,
  isOwnName,
  isReservedName,
  passwordSchema,
  usernameSchema,
} from '../rules.ts';
import { faultyInput } from '../parse-input.ts';

/** One-time codes are 43 characters of base64url; anything of that size is looked up. */
const code = z.string('Enter a code.').min(1, 'Enter a code.').max(128, 'This code isn’t valid.');
/** A password that is only compared: whatever was once accepted must stay usable. */
export const presented = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(256, 'A password can have at most 256 characters.');

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
      .string('Enter your username or email address.')
      .min(1, 'Enter your username or email address.')
      .max(254, 'That name is too long.'),
    password: presented,
  }),
  email: z.object({ email: emailSchema }),
  username: z.object({ username: usernameSchema }),
  reset: z.object({ code, password: passwordSchema }),
  code: z.object({ code }),
  changePassword: z.object({ current: presented, password: passwordSchema }),
  setUp: z.object({ code, username: usernameSchema, email: emailSchema, password: passwordSchema }),
  grantId: z.object({ id: z.uuid('That is no id of a grant.') }),
  sessionId: z.object({ id: z.uuid('That is no id of a session.') }),
};

/** @throws Refusal `BAD_USER_INPUT` for a password that guessers try first. */
export const refuseWeakPassword = async (
  password: string,
  account?: { username: string; email: string },
): Promise<void> => {
  if (account && isOwnName(password, account)) {
    throw faultyInput([
      { field: 'password', detail: 'Your password can’t be your username or email address.' },
    ]);
  }
  if (await isCommonPassword(password)) {
    throw faultyInput([
      {
        field: 'password',
        detail: 'This password is too easy to guess. Choose another.',
      },
    ]);
  }
};

/** @throws Refusal `BAD_USER_INPUT` for a name that is kept for the service. */
export const refuseReservedName = (username: string): void => {
  if (!isReservedName(username)) return;
  throw faultyInput([
    {
      field: 'username',
      detail: `The name "${username}" is kept for the service. Choose another.`,
    },
  ]);
};
