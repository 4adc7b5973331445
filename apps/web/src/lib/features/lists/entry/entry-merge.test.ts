import { describe, expect, it } from 'vitest';
import { changedSince, keptStatus, ontoNow } from './entry-merge.ts';
import { textsOf } from './entry-texts.ts';
import type { Entry, ListStatus } from './entry.ts';

const entry: Entry = {
  id: 'e',
  version: 3,
  status: 'CURRENT',
  progress: 3,
  behindBy: null,
  score: null,
  startedOn: null,
  completedOn: null,
  repeatCount: 0,
  notes: null,
  visibility: 'PUBLIC',
  tags: ['one', 'calm'],
  priority: 0,
  customLists: [{ id: 'a' }, { id: 'b' }],
  isHiddenFromStatusLists: false,
};
const base = textsOf(entry);

describe('an entry that was changed somewhere else', () => {
  it('tells which fields, those told before among them', () => {
    const now = { ...entry, score: 85, notes: 'New', version: 4 };
    expect(changedSince(base, now)).toEqual(['score', 'notes']);
    expect(changedSince(base, now, 'status,score,else')).toEqual(['status', 'score', 'notes']);
    expect(changedSince({}, now)).toEqual([]);
  });

  it('has the tags and lists of both, without what either took out', () => {
    const now = { ...entry, tags: ['one', 'two', 'calm'], customLists: [{ id: 'a' }, { id: 'c' }] };
    const typed = { tags: 'one, three', customLists: 'a,b,d', progress: '5', newList: 'More' };
    expect(ontoNow(typed, base, now)).toEqual({
      tags: 'one, two, three',
      customLists: 'a,c,d',
      progress: '5',
      newList: 'More',
    });
  });

  it('loses no tag to a form that does not say what it began with, and gains none untyped', () => {
    expect(ontoNow({ tags: 'two' }, {}, entry)).toEqual({ tags: 'one, calm, two' });
    expect(ontoNow({ notes: 'Mine' }, base, entry)).toEqual({ notes: 'Mine' });
  });
});

describe('a status nobody touched', () => {
  const shown = { status: 'PAUSED' as ListStatus, changed: '', end: 22 };

  it.each([
    ['stays paused when progress is typed', { progress: '6' }, shown, 'PAUSED'],
    [
      'stays dropped',
      { volumeProgress: '2' },
      { ...shown, status: 'DROPPED' as ListStatus },
      'DROPPED',
    ],
    ['is completed by the last unit', { progress: '22' }, shown, null],
    ['stays where no end is known', { progress: '22' }, { ...shown, end: null }, 'PAUSED'],
    [
      'follows from planned',
      { progress: '3' },
      { ...shown, status: 'PLANNING' as ListStatus },
      null,
    ],
    [
      'stays what another tab made of it',
      { progress: '3' },
      { ...shown, status: 'COMPLETED' as ListStatus, changed: 'status,tags' },
      'COMPLETED',
    ],
    ['is not said without progress', { notes: 'x' }, shown, null],
    ['is what was chosen', { progress: '6', status: 'PAUSED' }, shown, null],
  ])('%s', (_what, typed, form, kept) => {
    expect(keptStatus(typed, form)).toBe(kept);
  });
});
