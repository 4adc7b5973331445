import { z } from 'zod';
import { DAY_MS } from '#platform/durations.ts';
import { because } from './reasons.ts';

export const ROLES = ['user', 'editor', 'moderator', 'admin'] as const;
export type UserRole = (typeof ROLES)[number];

/** 2–32 letters, digits, `_` or `-`, compared without regard to case. */
export const usernameSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{2,32}$/u, because('USERNAME_INVALID'));

/** Names of our pages, addresses or staff, and names that could be mistaken for them. */
const RESERVED_NAMES = new Set(
  `about abuse access account accounts admin administrator anime anonymous api app assets auth billing blog bot browse bug
  catalog contact dashboard deleted docs edit editor editors extension feed graphql guest healthz help home index ingest jobs
  legal list lists login logout mail manga me mod moderator moderators new news nobody null oauth official operator owner
  password plan postmaster pricing privacy profile readyz register reset root schedule search season security seasons session
  settings setup sign-in sign-out sign-up signin signup staff static status store support sync system team terms token tsuzuki
  undefined user users verify web webhook webhooks webmaster well-known www you`.split(/\s+/u),
);

/** Whether a name is kept for the service. Operators may give it, sign-up may not. */
export const isReservedName = (username: string): boolean =>
  RESERVED_NAMES.has(username.toLowerCase());

/** One address with a domain, at most 254 characters (RFC 5321). */
export const emailSchema = z.email(because('EMAIL_INVALID')).max(254, because('EMAIL_TOO_LONG'));

/** NIST SP 800-63B asks for at least 8 characters, and for no rules of composition. Common passwords are refused separately. */
export const passwordSchema = z
  .string()
  .min(8, because('PASSWORD_TOO_SHORT'))
  .max(256, because('PASSWORD_TOO_LONG'));

/** Whether a password is the account's own name or address, which guessers try first. */
export const isOwnName = (
  password: string,
  { username, email }: { username: string; email: string },
): boolean => {
  const [mailbox = ''] = email.split('@');
  return [username, email, mailbox].some((own) => own.toLowerCase() === password.toLowerCase());
};

/** The input for a new account. */
export const newUserSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  role: z.enum(ROLES, because('ROLE_UNKNOWN')).default('user'),
});
export type NewUser = z.input<typeof newUserSchema>;

/** For how long the deletion of an account can be cancelled. */
const DELETION_GRACE_DAYS = 14;

/** When an account is erased whose deletion is requested now. */
export const deletionDueAt = (now: Date): Date =>
  new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS);
