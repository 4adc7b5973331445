import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEdit, dateFaultOf, faultOf, unitFaultOf, type EntryPatch } from './edit.ts';
import { BLANK, isSameState, openPassOf, type EntryState } from './state.ts';
import { LIST_STATUSES } from './word.ts';

const setting = { length: { units: 12, volumes: null }, today: '2026-01-08' };

const edit = (before: Partial<EntryState> | null, patch: EntryPatch) =>
  afterEdit(before && { ...BLANK, ...before }, patch, setting);

describe('afterEdit', () => {
  it.each<[string, Partial<EntryState> | null, EntryPatch, Partial<EntryState>]>([
    ['plans what is added', null, {}, { status: 'PLANNING', startedOn: null }],
    [
      'takes a plan up with its first episode',
      { status: 'PLANNING' },
      { progress: 1 },
      { status: 'CURRENT', startedOn: '2026-01-08' },
    ],
    [
      'begins what is said to be watched now',
      null,
      { status: 'CURRENT' },
      { status: 'CURRENT', progress: 0, startedOn: '2026-01-08' },
    ],
    [
      'invents no start for what is far along',
      null,
      { progress: 7 },
      { status: 'CURRENT', progress: 7, startedOn: null },
    ],
    [
      'completes with the last episode',
      { status: 'CURRENT', progress: 11, startedOn: '2025' },
      { progress: 12 },
      { status: 'COMPLETED', startedOn: '2025', completedOn: '2026-01-08' },
    ],
    [
      'fills what completed means',
      { status: 'CURRENT', progress: 3 },
      { status: 'COMPLETED' },
      { progress: 12, completedOn: '2026-01-08' },
    ],
    [
      'invents no end for what is noted down later',
      null,
      { status: 'COMPLETED' },
      { progress: 12, startedOn: null, completedOn: null },
    ],
    [
      'keeps a partial date',
      { status: 'CURRENT', progress: 11, completedOn: '2019' },
      { progress: 12 },
      { completedOn: '2019' },
    ],
    [
      'takes a date that is said, also none',
      { status: 'CURRENT', progress: 11 },
      { progress: 12, completedOn: null },
      { status: 'COMPLETED', completedOn: null },
    ],
    [
      'opens what is corrected downward',
      { status: 'COMPLETED', progress: 12, completedOn: '2020' },
      { progress: 10 },
      { status: 'CURRENT', progress: 10, completedOn: '2020' },
    ],
    [
      'leaves the status alone when something else is said',
      { status: 'PAUSED', progress: 4 },
      { score: 80 },
      { status: 'PAUSED', progress: 4, startedOn: null },
    ],
    [
      'takes a dropped title up again',
      { status: 'DROPPED', progress: 4 },
      { progress: 5 },
      { status: 'CURRENT' },
    ],
    [
      'believes a status beside progress',
      { status: 'CURRENT', progress: 4 },
      { progress: 5, status: 'PAUSED' },
      { status: 'PAUSED', progress: 5 },
    ],
  ])('%s', (_what, before, patch, expected) => {
    expect(edit(before, patch)).toMatchObject(expected);
  });

  it.each<[string, EntryPatch, string | null]>([
    ['goes back to being watched', { status: 'CURRENT' }, null],
    ['is only planned', { status: 'PLANNING' }, null],
    ['was dropped after all', { status: 'DROPPED', progress: 3 }, null],
    ['is corrected downward', { progress: 10 }, null],
    ['is watched again', { status: 'REPEATING' }, '2026-01-07'],
    ['stays completed', { score: 80 }, '2026-01-07'],
    ['is given an end by hand', { status: 'DROPPED', completedOn: '2026-01-07' }, '2026-01-07'],
  ])('knows the end that completing set when it %s', (_what, patch, completedOn) => {
    const done = { status: 'COMPLETED', progress: 12, completedOn: '2026-01-07' } as const;
    const next = (automaticEnd: string | null) =>
      afterEdit({ ...BLANK, ...done }, patch, { ...setting, automaticEnd });
    expect(next('2026-01-07').completedOn).toBe(completedOn);
    // Stated by hand, or set by an earlier completion.
    expect(next(null).completedOn).toBe('2026-01-07');
    expect(next('2026-01-06').completedOn).toBe('2026-01-07');
  });

  it('fills in an estimate for what is completed by hand, and holds nobody to it', () => {
    const estimated = {
      length: { units: null, volumes: null, estimate: 12 },
      today: setting.today,
    };
    const by = (before: Partial<EntryState>, patch: EntryPatch) =>
      afterEdit({ ...BLANK, ...before }, patch, estimated);
    expect(by({ progress: 3 }, { status: 'COMPLETED' }).progress).toBe(12);
    expect(by({ progress: 13 }, { status: 'COMPLETED' }).progress).toBe(13);
    expect(by({ progress: 3 }, { status: 'COMPLETED', progress: 11 }).progress).toBe(11);
    expect(by({ status: 'CURRENT', progress: 11 }, { progress: 12 }).status).toBe('CURRENT');
  });

  it('hides nothing from the lists by status that no custom list has', () => {
    const isHiddenFromStatusLists = true;
    expect(edit(null, { isHiddenFromStatusLists }).isHiddenFromStatusLists).toBe(false);
    const hidden = edit(null, { isHiddenFromStatusLists, customListIds: ['rain'] });
    expect(hidden.isHiddenFromStatusLists).toBe(true);
    expect(edit(hidden, { customListIds: [] }).isHiddenFromStatusLists).toBe(false);
  });

  it('opens a pass, ends it and counts it', () => {
    const done = edit(null, { status: 'COMPLETED' });
    const again = afterEdit(done, { status: 'REPEATING' }, setting);
    expect(again).toMatchObject({ status: 'REPEATING', progress: 0, repeatCount: 0 });
    const ended = afterEdit(again, { progress: 12 }, setting);
    expect(ended).toMatchObject({ status: 'COMPLETED', repeatCount: 1, progress: 12 });
    expect(afterEdit(again, { status: 'COMPLETED' }, setting)).toEqual(ended);
  });

  it('stands where it stood when a rewatch is dropped', () => {
    const again = afterEdit(edit(null, { status: 'COMPLETED' }), { status: 'REPEATING' }, setting);
    const given = afterEdit(again, { status: 'DROPPED' }, setting);
    expect(given).toMatchObject({ status: 'DROPPED', progress: 12, repeatCount: 0 });
    expect(openPassOf(given)).toBeUndefined();
  });

  const patches = fc.record(
    {
      status: fc.constantFrom(...LIST_STATUSES),
      progress: fc.nat(12),
      score: fc.option(fc.nat(100)),
      startedOn: fc.constantFrom(null, '2020', '2020-05-01'),
    },
    { requiredKeys: [] },
  );
  const histories = fc.array(patches, { maxLength: 8 });
  const after = (edits: readonly EntryPatch[]) =>
    edits.reduce<EntryState | null>((state, patch) => afterEdit(state, patch, setting), null);

  it('says what was said, and a second time the same', () => {
    fc.assert(
      fc.property(histories, patches, (edits, patch) => {
        const once = afterEdit(after(edits), patch, setting);
        if (patch.status) expect(once.status).toBe(patch.status);
        if (patch.score !== undefined) expect(once.score).toBe(patch.score);
        if (patch.startedOn !== undefined) expect(once.startedOn).toBe(patch.startedOn);
        if (patch.status !== 'COMPLETED') {
          expect(isSameState(once, afterEdit(once, patch, setting))).toBe(true);
        }
      }),
    );
  });

  it('is repeating if and only if a pass is open, which says what the entry says', () => {
    fc.assert(
      fc.property(histories, (edits) => {
        const state = after(edits) ?? BLANK;
        const pass = openPassOf(state);
        expect(state.status === 'REPEATING').toBe(pass !== undefined);
        if (pass) expect(pass.progress).toBe(state.progress);
        expect(state.passes.slice(0, -1).every(({ state: each }) => each !== 'OPEN')).toBe(true);
      }),
    );
  });

  it('never loses a date that nobody spoke of', () => {
    fc.assert(
      fc.property(histories, patches, (edits, { startedOn: _said, ...patch }) => {
        const before = after(edits);
        const next = afterEdit(before, patch, setting);
        if (before?.startedOn) expect(next.startedOn).toBe(before.startedOn);
        if (before?.completedOn) expect(next.completedOn).toBe(before.completedOn);
      }),
    );
  });
});

describe('faultOf', () => {
  const work = { length: setting.length, title: 'Monster' };
  const anime = { media: 'ANIME', work } as const;

  it('names what the work has', () => {
    expect(faultOf({ progress: 12 }, anime)).toBeNull();
    expect(faultOf({ progress: 13 }, anime)).toMatchObject({
      reason: 'EPISODES_BEYOND_END',
      message: '"progress" must be from 0 to 12: “Monster” has no more episodes.',
      details: { field: 'progress', most: 12, title: 'Monster' },
    });
    expect(faultOf({ volumeProgress: 900 }, anime)).toBeNull();
    expect(faultOf({ progress: 13 }, { media: 'MANGA', work })?.reason).toBe('CHAPTERS_BEYOND_END');
    const open = { ...work, length: { units: null, volumes: 18 } };
    expect(faultOf({ progress: 4000 }, { media: 'MANGA', work: open })).toBeNull();
    expect(faultOf({ progress: 100_001 }, { media: 'MANGA', work: open })?.data).toMatchObject({
      reason: 'NUMBER_OUT_OF_RANGE',
      field: 'progress',
      most: 100_000,
    });
    expect(faultOf({ volumeProgress: 19 }, { media: 'MANGA', work: open })?.data).toMatchObject({
      reason: 'VOLUMES_BEYOND_END',
      field: 'volumeProgress',
      most: 18,
    });
  });

  it('names the range to a number below 0', () => {
    expect(faultOf({ progress: -1 }, anime)?.message).toBe(
      '"progress" must be from 0 to 12, not -1.',
    );
    const open = { ...work, length: { units: null, volumes: null } };
    expect(faultOf({ volumeProgress: -1 }, { media: 'MANGA', work: open })?.message).toBe(
      '"volumeProgress" must be from 0 to 100000, not -1.',
    );
  });

  it('names the unit as its caller does', () => {
    const fault = unitFaultOf(13, { field: 'unit', ...anime });
    expect(fault?.message).toContain('"unit" must be from 0 to 12');
  });
});

describe('dateFaultOf', () => {
  it.each<[string | null, string | null, boolean]>([
    ['2026-01-08', '2026-01-07', true],
    ['2026-01-08', '2026-01-08', false],
    ['2026-02', '2026-01-31', true],
    ['2026-02', '2026-02-01', false],
    ['2026-02', '2026', false],
    ['2026-02', '2025', true],
    ['2026-02', null, false],
    [null, '2025', false],
  ])('%s to %s', (startedOn, completedOn, isFault) => {
    expect(dateFaultOf(null, { startedOn, completedOn }) !== null).toBe(isFault);
    expect(dateFaultOf({ startedOn, completedOn: null }, { completedOn }) !== null).toBe(isFault);
  });

  it('says nothing of what an edit leaves alone', () => {
    expect(dateFaultOf({ startedOn: '2026', completedOn: '2020' }, { score: 80 })).toBeNull();
    expect(dateFaultOf({ startedOn: '2026', completedOn: '2020' }, { startedOn: null })).toBeNull();
  });
});
