import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import type { FieldGroup } from '#slices/catalog/index.ts';
import { needsNoReview } from './grade.ts';
import { type Lock, lockOn } from './lock.ts';
import { dailyQuota, type EditorRecord, isKnown, isTrusted } from './trust.ts';
import { laterConflicts, saidWithout } from './undo.ts';
import { outcomeOfVotes } from './vote.ts';
const NOON = new Date('2026-01-15T12:00:00Z');
const after = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR_MS);

const editor = (more: Partial<EditorRecord> = {}): EditorRecord => ({
  role: 'user',
  ageDays: 30,
  decided: {},
  distrusted: [],
  ...more,
});
const accepted = (count: number, rejected = 0): EditorRecord['decided'] => ({
  TITLES: { accepted: count, rejected, earned: count },
});

describe('trust', () => {
  it.each([
    ['nothing accepted', {}, false, false, 20],
    ['ten accepted', { decided: accepted(10) }, true, false, 200],
    [
      'ten accepted, of which nobody looked at one',
      { decided: { TITLES: { accepted: 10, rejected: 0, earned: 9 } } },
      false,
      false,
      20,
    ],
    ['nine accepted', { decided: accepted(9) }, false, false, 20],
    ['ten accepted within a week', { decided: accepted(10), ageDays: 6 }, false, false, 20],
    ['a quarter rejected', { decided: accepted(30, 10) }, false, false, 20],
    ['fifty accepted', { decided: accepted(50) }, true, true, 200],
    ['fifty, and four rejected', { decided: accepted(50, 4) }, true, false, 200],
    ['fifty, but not trusted', { decided: accepted(50), distrusted: ['TITLES'] }, true, false, 200],
    ['the role of an editor', { role: 'editor' }, true, true, 2_000],
    ['it, but not trusted', { role: 'editor', distrusted: ['TITLES'] }, true, false, 2_000],
  ] as const)('of somebody with %s', (_what, more, ...expected) => {
    const distrusted = 'distrusted' in more ? [...more.distrusted] : [];
    const one = editor({ ...more, distrusted });
    expect([isKnown(one), isTrusted(one, 'TITLES'), dailyQuota(one)]).toEqual(expected);
  });
});

describe('the grade of an edit', () => {
  const change = (more: object = {}) => ({
    group: 'TITLES' as FieldGroup,
    isAddition: true,
    isDelicate: false,
    ...more,
  });
  const known = editor({ decided: accepted(10) });
  const trusted = editor({ decided: accepted(50) });

  it.each([
    ['an addition of a known editor', known, [change()], true],
    ['one of somebody new', editor(), [change()], false],
    ['a change of a known editor', known, [change({ isAddition: false })], false],
    ['a delicate addition', known, [change({ isDelicate: true })], false],
    ['a change of a trusted editor', trusted, [change({ isAddition: false })], true],
    [
      'a change in a group without trust',
      trusted,
      [change({ isAddition: false, group: 'DATES' })],
      false,
    ],
    [
      'two values, one of which needs review',
      trusted,
      [change(), change({ isDelicate: true, group: 'DATES' })],
      false,
    ],
    [
      'an addition in a group of distrust',
      { ...known, distrusted: ['TITLES'] as FieldGroup[] },
      [change()],
      false,
    ],
  ])('of %s', (_what, by, changes, isFree) => {
    expect(needsNoReview(by, { kind: 'CHANGE', changes })).toBe(isFree);
  });

  it('asks for a review of every new work, but those of editors', () => {
    expect(needsNoReview(trusted, { kind: 'CREATE', changes: [change()] })).toBe(false);
    expect(needsNoReview(editor({ role: 'editor' }), { kind: 'CREATE', changes: [change()] })).toBe(
      true,
    );
  });
});

describe('votes', () => {
  const contested = { contestedAt: NOON, closesAt: after(7 * 24) };
  const calm = { contestedAt: null, closesAt: null };

  it.each([
    ['three for it and none against', { for: 3, against: 0, ...calm }, 0, true],
    ['two for it', { for: 2, against: 0, ...calm }, 500, undefined],
    ['three against it at once', { for: 0, against: 3, ...contested }, 71.9, undefined],
    [
      'three against it when its author could answer',
      { for: 0, against: 3, ...contested },
      72,
      false,
    ],
    ['two against it', { for: 0, against: 2, ...contested }, 100, undefined],
    ['three against one', { for: 1, against: 3, ...contested }, 167.9, undefined],
    ['three against one after seven days', { for: 1, against: 3, ...contested }, 168, false],
    [
      'three for it, after the only one against it changed their mind',
      { for: 3, against: 0, ...contested },
      1,
      true,
    ],
    ['two against one after seven days', { for: 2, against: 1, ...contested }, 168, true],
    ['a tie after seven days', { for: 2, against: 2, ...contested }, 168, false],
  ])('%s', (_what, votes, hours, outcome) => {
    expect(outcomeOfVotes(votes, after(hours))).toBe(outcome);
  });
});

describe('a lock', () => {
  const lock = (id: string, field: string | null, expiresAt: Date | null = null): Lock => ({
    id,
    field,
    reason: id,
    expiresAt,
  });

  it('holds for a row, its list or the whole work, the widest first, until it expires', () => {
    const row = lock('row', 'episodes.3');
    const list = lock('list', 'episodes');
    const work = lock('work', null, after(1));
    const on = (field: string, locks: Lock[], hours = 0) => lockOn(field, locks, after(hours))?.id;
    expect(on('episodes.3', [row, list, work])).toBe('work');
    expect(on('episodes.3', [row, list, work], 1)).toBe('list');
    expect(on('episodes.3', [row])).toBe('row');
    expect(on('episodes.30', [row])).toBeUndefined();
    expect(on('titleNative', [row, list])).toBeUndefined();
  });
});

describe('an undoing', () => {
  const said = (value: string) => ({ value });
  const made = (seq: number, ...fields: [string, string | undefined, string][]) => ({
    seq,
    fields: fields.map(([field, before, now]) => ({
      field,
      saidBefore: before === undefined ? undefined : said(before),
      saidAfter: said(now),
    })),
  });
  const first = made(1, ['a', undefined, 'A1']);
  const second = made(2, ['a', 'A1', 'A2'], ['b', undefined, 'B2']);
  const third = made(3, ['b', 'B2', 'B3']);
  const other = made(4, ['c', undefined, 'C4']);

  it('meets the later revisions of the same values, and those that build on them', () => {
    expect(laterConflicts(first, [other, third, second])).toEqual([second, third]);
    expect(laterConflicts(third, [other])).toEqual([]);
  });

  it('brings back what was said before, and leaves what others said since', () => {
    const now = new Map([
      ['a', said('A2')],
      ['b', said('somebody else’s')],
    ]);
    const current = (field: string) => now.get(field);
    expect(saidWithout([first, second], current)).toEqual(new Map([['a', undefined]]));
    expect(saidWithout([second], current)).toEqual(new Map([['a', said('A1')]]));
  });
});
