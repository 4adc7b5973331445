import { describe, expect, it } from 'vitest';
import { isConfirmed, isInForce, isTouchDue } from './rules.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const at = (ms: number) => new Date(ms);
const session = { createdAt: at(0), lastSeenAt: at(80 * DAY), confirmedAt: at(80 * DAY) };

describe('a session', () => {
  it.each([
    [80 * DAY, true],
    [90 * DAY - 1, true],
    [90 * DAY, false],
  ])('lives 90 days however much it is used (%d ms: %s)', (now, expected) => {
    expect(isInForce(session, at(now))).toBe(expected);
  });

  it.each([
    [14 * DAY - 1, true],
    [14 * DAY, false],
  ])('ends after 14 days without use (%d ms: %s)', (now, expected) => {
    expect(isInForce({ ...session, lastSeenAt: at(0) }, at(now))).toBe(expected);
  });

  it('is confirmed for ten minutes', () => {
    expect(isConfirmed(session, at(80 * DAY + 10 * MINUTE - 1))).toBe(true);
    expect(isConfirmed(session, at(80 * DAY + 10 * MINUTE))).toBe(false);
  });

  it('notes its use every five minutes at most', () => {
    expect(isTouchDue(session, at(80 * DAY + 5 * MINUTE - 1))).toBe(false);
    expect(isTouchDue(session, at(80 * DAY + 5 * MINUTE))).toBe(true);
  });
});
