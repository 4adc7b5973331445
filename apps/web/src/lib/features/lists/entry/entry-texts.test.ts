import { describe, expect, it } from 'vitest';
import { baseOf, parseBase, spelled, tagsOf, textsOf } from './entry-texts.ts';
import type { Entry } from './entry.ts';

const entry: Entry = {
  id: 'e',
  version: 3,
  status: 'CURRENT',
  progress: 10.5,
  behindBy: null,
  volumeProgress: 1,
  score: null,
  startedOn: '2015-03',
  completedOn: null,
  repeatCount: 0,
  notes: 'Slow\nand kind',
  visibility: 'PUBLIC',
  tags: ['calm', 'long'],
  priority: 2,
  customLists: [{ id: 'b' }, { id: 'a' }],
  isHiddenFromStatusLists: false,
};

describe('what a form began with', () => {
  it('is read as it was written', () => {
    expect(parseBase(baseOf(entry))).toEqual(textsOf(entry));
    expect(parseBase(baseOf(null))).toEqual(textsOf(null));
  });

  it.each(['', '[', 'null', '7', '{"status":1,"else":"x"}'])('is nothing of %s', (text) => {
    expect(parseBase(text)).toEqual({});
  });

  it('says tags in one line, and lists in one order', () => {
    expect(textsOf(entry)).toMatchObject({ tags: 'calm, long', customLists: 'a,b' });
    expect(tagsOf(' calm ,long、雨,, calm')).toEqual(['calm', 'long', '雨']);
    expect(tagsOf('calm，long、雨')).toEqual(['calm', 'long', '雨']);
  });

  it('spells tags as their owner does already, each once', () => {
    const own = ['Space', 'calm', 'Calm'];
    expect(spelled(['space', 'Calm', 'SPACE', 'New', 'new'], own)).toEqual([
      'Space',
      'Calm',
      'New',
    ]);
  });
});
