import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#platform/durations.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { because } from '../reasons.ts';

/** The prefix of keys, from the specification. */
export const KEY_PREFIX = 'svc_live_';

/** The prefix of what makes the token of an app valid: the last part of a token in the form of a JWT. */
export const APP_PREFIX = 'svc_app_';

/** Valid keys that one account may have. */
export const MOST_KEYS = 5;

/** Hours for which the usage of a key is kept. */
export const USAGE_KEPT_HOURS = 90 * 24;

/** For how long a rotated key still works beside its successor. */
export const OVERLAPS = ['0s', '1h', '24h', '7d', '30d'] as const;
export type Overlap = (typeof OVERLAPS)[number];

const UNIT_MS = { s: 1_000, h: HOUR_MS, d: DAY_MS };

const DURATION = /^(\d{1,5})([shd])$/u;

/** The milliseconds of `30d`, `24h`, `0s`; undefined for anything else. */
export const durationMs = (text: string): number | undefined => {
  const [, count, unit] = DURATION.exec(text) ?? [];
  return count && unit ? Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS] : undefined;
};

/** A moment as people write it: a duration from now (`90d`) or a date or time (`2027-01-31`). Undefined if it is neither. */
export const momentOf = (text: string, now: Date): Date | undefined => {
  const ms = durationMs(text);
  if (ms !== undefined) return new Date(now.getTime() + ms);
  const date = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).safeParse(text);
  return date.success ? new Date(date.data) : undefined;
};

const scopesSchema = (known: readonly Scope[]) =>
  z
    .array(z.enum(known, because('KEY_SCOPE_UNKNOWN')))
    .min(1, because('KEY_SCOPE_MISSING'))
    .default(['read:public'])
    .transform((scopes): Scope[] => known.filter((scope) => scopes.includes(scope)));

/** The input for a new key. @param scopes those that the slices declare */
export const newKeySchema = (scopes: readonly Scope[]) =>
  z.object({
    name: z
      .string()
      .trim()
      .min(1, because('KEY_NAME_MISSING'))
      .max(100, because('KEY_NAME_TOO_LONG'))
      .default('API key'),
    scopes: scopesSchema(scopes),
    expiresAt: z.date(because('EXPIRY_DATE_INVALID')).nullable().default(null),
  });
export type NewKey = z.input<ReturnType<typeof newKeySchema>>;

/** The state of a key. */
export type KeyState = 'active' | 'expired' | 'revoked';

/** The state of a key at a moment. */
export const keyState = (
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
): KeyState => {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
};

/** When a key ends that is rotated now: after the overlap, or earlier if it would have ended before. */
export const endOfOverlap = (expiresAt: Date | null, overlap: Overlap, now: Date): Date => {
  const end = now.getTime() + (durationMs(overlap) ?? 0);
  return new Date(Math.min(end, expiresAt?.getTime() ?? Infinity));
};

/** When the successor of a key ends: it lives as long as its predecessor was created to live. */
export const endOfSuccessor = (
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date | null },
  now: Date,
): Date | null => expiresAt && new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime());
