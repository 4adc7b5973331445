import { z } from 'zod';

export const ROLES = ['user', 'editor', 'moderator', 'admin'] as const;
export type UserRole = (typeof ROLES)[number];

/** 2–32 letters, digits, `_` or `-`; compared without regard to case. */
export const usernameSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{2,32}$/u,
    'A user name has 2 to 32 letters, digits, underscores or hyphens.',
  );

/** One address with a domain, at most 254 characters (RFC 5321). */
export const emailSchema = z
  .email('That is not an e-mail address.')
  .max(254, 'An e-mail address has at most 254 characters.');

/** Long enough to resist guessing, short enough to hash (NIST SP 800-63B: no composition rules). */
export const passwordSchema = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(256, 'A password has at most 256 characters.');

/** What is needed to make an account. */
export const newUserSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  role: z.enum(ROLES, `A role is one of ${ROLES.join(', ')}.`).default('user'),
});
export type NewUser = z.input<typeof newUserSchema>;
