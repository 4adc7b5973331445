import { expect, it } from 'vitest';
import { warningDue } from './login-end.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const endsIn = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

it('warns 30 and 7 days before a login ends, once each', () => {
  const due = (days: number, warnedDays: number | null) =>
    warningDue({ endsAt: endsIn(days), warnedDays }, NOW);
  expect([
    due(31, null),
    due(30, null),
    due(20, 30),
    due(7, 30),
    due(3, 7),
    due(3, null),
    due(-1, 7),
  ]).toEqual([undefined, 30, undefined, 7, undefined, 7, undefined]);
});
