import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRotation, type KeyLife, type RotationMode } from './key-life.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = new Date(1_000 * DAY);
const key = (kid: string, state: KeyLife['state'], ageMs: number): KeyLife => ({
  kid,
  state,
  since: new Date(now.getTime() - ageMs),
});

it.each<[string, KeyLife[], RotationMode, object[]]>([
  ['the first key signs at once', [], 'scheduled', [{ step: 'create' }]],
  ['a young key stays', [key('a', 'current', 29 * DAY)], 'scheduled', []],
  [
    'an old key gets a successor',
    [key('a', 'current', 30 * DAY)],
    'scheduled',
    [{ step: 'stage' }],
  ],
  ['whoever asks gets a successor', [key('a', 'current', 0)], 'asked', [{ step: 'stage' }]],
  [
    'a successor waits for an hour, however often it is asked for',
    [key('a', 'current', DAY), key('b', 'next', 60 * MINUTE - 1)],
    'asked',
    [],
  ],
  [
    'a successor takes over after an hour',
    [key('a', 'current', DAY), key('b', 'next', 60 * MINUTE)],
    'scheduled',
    [
      { step: 'retire', kid: 'a' },
      { step: 'promote', kid: 'b' },
    ],
  ],
  [
    'a retired key is known for a quarter of an hour',
    [key('a', 'retired', 15 * MINUTE - 1), key('b', 'current', 0)],
    'scheduled',
    [],
  ],
  [
    'and then dropped',
    [key('a', 'retired', 15 * MINUTE), key('b', 'current', 0)],
    'scheduled',
    [{ step: 'drop', kid: 'a' }],
  ],
  [
    'in an emergency nothing of the old keys stays',
    [key('a', 'current', 0), key('b', 'next', 0)],
    'emergency',
    [{ step: 'drop', kid: 'a' }, { step: 'drop', kid: 'b' }, { step: 'create' }],
  ],
])('%s', (_name, keys, mode, expected) => {
  expect(planRotation(keys, now, mode)).toEqual(expected);
});

const apply = (keys: KeyLife[], at: Date, mode: RotationMode, name: string): KeyLife[] => {
  let result = keys;
  for (const step of planRotation(keys, at, mode)) {
    if (step.step === 'drop') result = result.filter(({ kid }) => kid !== step.kid);
    else if (step.step === 'create' || step.step === 'stage') {
      const state = step.step === 'create' ? 'current' : 'next';
      result = [...result, { kid: name, state, since: at }];
    } else {
      const state = step.step === 'promote' ? 'current' : 'retired';
      result = result.map((each) => (each.kid === step.kid ? { ...each, state, since: at } : each));
    }
  }
  return result;
};

describe('over any history of rotations without an emergency', () => {
  const gaps = fc.array(
    fc.record({
      gapMs: fc.integer({ min: 0, max: 40 * DAY }),
      mode: fc.constantFrom<RotationMode>('scheduled', 'asked'),
    }),
    { maxLength: 40 },
  );

  it('one key signs, was published an hour before, and outlives its tokens', () => {
    fc.assert(
      fc.property(gaps, (moves) => {
        let keys: KeyLife[] = [];
        let at = 0;
        const publishedAt = new Map<string, number>();
        for (const [index, { gapMs, mode }] of moves.entries()) {
          at += gapMs;
          const before = keys;
          keys = apply(keys, new Date(at), mode, `k${index}`);
          for (const { kid } of keys) if (!publishedAt.has(kid)) publishedAt.set(kid, at);
          const current = keys.filter(({ state }) => state === 'current');
          expect(current).toHaveLength(1);
          expect(keys.filter(({ state }) => state === 'next').length).toBeLessThanOrEqual(1);
          const wasCurrent = before.find(({ state }) => state === 'current');
          const isNew = wasCurrent && current[0]?.kid !== wasCurrent.kid;
          if (isNew) {
            expect(at - (publishedAt.get(current[0]?.kid ?? '') ?? at)).toBeGreaterThanOrEqual(
              60 * MINUTE,
            );
            expect(keys.map(({ kid }) => kid)).toContain(wasCurrent.kid);
          }
          for (const gone of before.filter(({ kid }) => !keys.some((each) => each.kid === kid))) {
            expect(gone.state).toBe('retired');
            expect(at - gone.since.getTime()).toBeGreaterThanOrEqual(15 * MINUTE);
          }
        }
      }),
    );
  });
});
