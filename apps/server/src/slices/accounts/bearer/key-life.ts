import { DAY_MS, MINUTE_MS } from '#platform/durations.ts';

/** How long a key is published before it signs: longer than clients keep the key set (its `max-age` is five minutes). */
export const PUBLISHED_AHEAD_MS = 60 * MINUTE_MS;
/** How long a key is kept after it signed: the life of its last token, and five minutes for clocks that differ. */
const RETIRED_MS = 15 * MINUTE_MS;
/** How long a key signs before the scheduled rotation promotes the next one. */
const CURRENT_MS = 30 * DAY_MS;

export type KeyState = 'next' | 'current' | 'retired';

/** The state of a signing key, and since when. */
export interface KeyLife {
  kid: string;
  state: KeyState;
  since: Date;
}

/**
 * `scheduled`: if the current key is old. `asked`: at any age. `emergency`: others may know the private key, so every token it signed is
 * refused from now on.
 */
export type RotationMode = 'scheduled' | 'asked' | 'emergency';

/** One step of a rotation. `create` makes the first key or replaces a lost one; `stage` publishes the next. */
export type RotationStep =
  | { step: 'create' }
  | { step: 'stage' }
  | { step: 'promote'; kid: string }
  | { step: 'retire'; kid: string }
  | { step: 'drop'; kid: string };

const ageMs = ({ since }: KeyLife, now: Date): number => now.getTime() - since.getTime();

/** The steps to take now, in this order. */
export const planRotation = (
  keys: readonly KeyLife[],
  now: Date,
  mode: RotationMode,
): RotationStep[] => {
  if (mode === 'emergency') {
    return [...keys.map(({ kid }): RotationStep => ({ step: 'drop', kid })), { step: 'create' }];
  }
  const drops = keys
    .filter((key) => key.state === 'retired' && ageMs(key, now) >= RETIRED_MS)
    .map(({ kid }): RotationStep => ({ step: 'drop', kid }));
  const current = keys.find(({ state }) => state === 'current');
  const next = keys.find(({ state }) => state === 'next');
  if (!current) return [...drops, { step: 'create' }];
  if (next) {
    if (ageMs(next, now) < PUBLISHED_AHEAD_MS) return drops;
    return [...drops, { step: 'retire', kid: current.kid }, { step: 'promote', kid: next.kid }];
  }
  const isDue = mode === 'asked' || ageMs(current, now) >= CURRENT_MS;
  return isDue ? [...drops, { step: 'stage' }] : drops;
};
