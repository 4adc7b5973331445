import { describe, expect, it } from 'vitest';
import { healthOf } from './health.ts';
import type { DeliveryOutcome } from '../../pipeline/outcome.ts';

const NOW = new Date('2026-01-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const health = (outcomes: DeliveryOutcome[], lastSeenAt: Date | null = daysAgo(1)) =>
  healthOf({ kind: 'server_a', lastSeenAt, outcomes }, NOW);

describe('the health of a media server', () => {
  it('is unknown before the first delivery', () => {
    expect(health([], null)).toBe('NEVER');
  });

  it('is silence after two weeks, and not before', () => {
    expect(health(['recorded'], daysAgo(13.9))).toBe('WORKING');
    expect(health(['recorded'], daysAgo(14.1))).toBe('SILENT');
  });

  it('fails where five in a row could not be recorded', () => {
    const faults: DeliveryOutcome[] = ['no_mapping', 'unreadable', 'ambiguous', 'failed'];
    expect(health(faults)).toBe('WORKING');
    expect(health([...faults, 'no_external_id'])).toBe('FAILING');
    expect(health([...faults, 'recorded', 'no_external_id'])).toBe('WORKING');
  });

  it('is not judged by what was never meant to be recorded', () => {
    const idle: DeliveryOutcome[] = ['ignored_event', 'open_session', 'below_threshold'];
    expect(health([...idle, ...idle, 'other_user', 'other_user'])).toBe('WORKING');
    const between = Array.from({ length: 5 }, () => ['no_mapping', ...idle] as DeliveryOutcome[]);
    expect(health(between.flat())).toBe('FAILING');
  });
});
