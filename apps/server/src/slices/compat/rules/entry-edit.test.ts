import { describe, expect, it } from 'vitest';
import { editOf, type EditSetting } from './entry-edit.ts';

const setting: EditSetting = {
  medium: 'MANGA',
  scoreFormat: 'POINT_10',
  entry: undefined,
  shownScore: () => null,
  listIds: new Map([['best of', 'a-list']]),
};

const entryOf = (of: Partial<NonNullable<EditSetting['entry']>>) => ({
  progress: 0,
  visibility: 'PUBLIC' as const,
  ...of,
});

describe('an edit in the words of AniList', () => {
  it('says nothing of what is null', () => {
    const nothing = { status: null, score: null, scoreRaw: null, progress: null, notes: null };
    expect(editOf({ ...nothing, startedAt: null, customLists: null }, setting)).toEqual({});
  });

  it('takes the raw score before the other, and 0 for none', () => {
    const raw = editOf({ score: 7, scoreRaw: 83 }, setting);
    expect(raw).toEqual({ score: 83, scoreFormat: 'POINT_100' });
    expect(editOf({ score: 7 }, setting)).toEqual({ score: 7, scoreFormat: 'POINT_10' });
    expect(editOf({ score: 0 }, setting)).toMatchObject({ score: null });
    expect(editOf({ scoreRaw: 0 }, setting)).toMatchObject({ score: null });
  });

  it('rounds a score to the steps of the scale', () => {
    const decimal = { ...setting, scoreFormat: 'POINT_10_DECIMAL' } as const;
    expect(editOf({ score: 7.56 }, decimal)).toMatchObject({ score: 7.6 });
    expect(editOf({ score: 7.5 }, setting)).toMatchObject({ score: 8 });
  });

  it('reads dates with unknown parts, and takes one without any for none', () => {
    const dates = (startedAt: object) => editOf({ startedAt }, setting).startedOn;
    expect(dates({ year: 2026, month: 1, day: 5 })).toBe('2026-01-05');
    expect(dates({ year: 2026, month: 1, day: null })).toBe('2026-01');
    expect(dates({ year: 2026 })).toBe('2026');
    expect(dates({ year: null, month: null, day: null })).toBeNull();
  });

  it.each([
    { year: 2026, month: 2, day: 30 },
    { year: 2026, day: 3 },
    { month: 5 },
    { year: -1 },
    { year: 2026, month: 13 },
  ])('refuses the date %j', (completedAt) => {
    expect(() => editOf({ completedAt }, setting)).toThrow('completedAt');
  });

  it('leaves an entry for followers as it is, unless it asks for a private one', () => {
    expect(editOf({ private: false }, setting)).toEqual({});
    expect(editOf({ private: true }, setting)).toEqual({ visibility: 'PRIVATE' });
    const hidden = { ...setting, entry: entryOf({ visibility: 'PRIVATE' }) };
    expect(editOf({ private: false }, hidden)).toEqual({ visibility: 'PUBLIC' });
  });

  it('loses nothing that AniList cannot show, if an app sends back what it was shown', () => {
    const known = { ...setting, entry: entryOf({ progress: 10.5 }), shownScore: () => 8 };
    expect(editOf({ progress: 10, score: 8, status: 'COMPLETED' }, known)).toEqual({
      status: 'COMPLETED',
    });
    expect(editOf({ progress: 9, score: 7 }, known)).toMatchObject({ progress: 9, score: 7 });
  });

  it('keeps volumes of manga alone', () => {
    expect(editOf({ progressVolumes: 2 }, setting)).toEqual({ volumeProgress: 2 });
    expect(editOf({ progressVolumes: 2 }, { ...setting, medium: 'ANIME' })).toEqual({});
  });

  it('finds custom lists by name, and passes over unknown ones', () => {
    const named = editOf({ customLists: ['Best Of', 'Nowhere', null] }, setting);
    expect(named).toEqual({ customLists: ['a-list'] });
  });
});
