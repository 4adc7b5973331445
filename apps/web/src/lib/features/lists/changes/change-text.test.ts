import { expect, it } from 'vitest';
import { changeTexts } from './change-text.ts';
import type { BatchWork } from './changes.ts';

const work = (of: Partial<BatchWork>): BatchWork => ({
  outcome: 'UPDATED',
  fields: [],
  before: null,
  after: null,
  plays: [],
  anime: null,
  manga: null,
  ...of,
});
const values = (of: Partial<NonNullable<BatchWork['after']>>) => ({
  status: null,
  progress: null,
  volumeProgress: null,
  ...of,
});

it('says what a value was and is', () => {
  const change = work({
    fields: ['status', 'progress', 'plays', 'score'].map(
      (name) => name.toUpperCase() as BatchWork['fields'][number],
    ),
    before: values({ status: 'CURRENT', progress: 27 }),
    after: values({ status: 'COMPLETED', progress: 28 }),
  });
  expect(changeTexts(change, false, 'en')).toEqual([
    'Watching → Completed',
    'Episodes watched: 27 → 28',
    'Your score',
  ]);
  expect(changeTexts(change, true, 'ja')[1]).toBe('読んだ話数：27 → 28');
});

it('says of a film that it was watched', () => {
  const film = work({
    fields: ['PROGRESS'],
    before: values({ progress: 0 }),
    after: values({ progress: 1 }),
    anime: {
      id: '1',
      titleRomaji: null,
      titleEnglish: null,
      titleNative: '映画',
      format: 'MOVIE',
      episodeCount: 1,
    },
  });
  expect(changeTexts(film, false, 'en')).toEqual(['Watched: No → Yes']);
});

it('says what was added and removed', () => {
  const added = work({
    outcome: 'ADDED',
    fields: ['STATUS'],
    after: values({ status: 'PLANNING' }),
  });
  expect(changeTexts(added, true, 'en')).toEqual(['Added to your list', 'Plan to read']);
  expect(changeTexts(work({ outcome: 'DELETED' }), false, 'en')).toEqual([
    'Removed from your list',
  ]);
});

it('names what was watched or read without getting further', () => {
  const of = (plays: Partial<BatchWork['plays'][number]>[], more: Partial<BatchWork> = {}) =>
    work({
      outcome: 'UNCHANGED',
      fields: ['PLAYS'],
      plays: plays.map((told) => ({
        fromUnit: 5,
        unit: 5,
        isRepeat: false,
        isRemoved: false,
        ...told,
      })),
      ...more,
    });
  expect(changeTexts(of([{ isRepeat: true }]), false, 'en')).toEqual(['Episode 5 watched again']);
  expect(changeTexts(of([{ fromUnit: 1 }, { isRepeat: true }]), true, 'en')).toEqual([
    'Chapters 1–5 read',
    'Chapter 5 read again',
  ]);
  expect(changeTexts(of([{ isRemoved: true }]), false, 'en')).toEqual([
    'Episode 5 removed from your history',
  ]);
  expect(changeTexts(of([{ isRepeat: true }]), false, 'ja')).toEqual(['第5話をもう一度見ました']);
  const titles = {
    id: '1',
    titleNative: '千と千尋の神隠し',
    titleRomaji: null,
    titleEnglish: null,
  };
  const anime = { ...titles, format: 'MOVIE', episodeCount: 1 } as BatchWork['anime'];
  expect(changeTexts(of([{ isRepeat: true }], { anime }), false, 'en')).toEqual(['Watched again']);
  // With these, the progress says more.
  const raised = of([{}], { fields: ['PLAYS', 'PROGRESS'], after: values({ progress: 5 }) });
  expect(changeTexts(raised, false, 'en')).toEqual(['Episodes watched: 5']);
});

it('names what is not of the entry itself', () => {
  const of = (...fields: BatchWork['fields']) =>
    changeTexts(work({ outcome: 'UNCHANGED', fields }), false, 'en');
  expect(of('PLAYS')).toEqual(['History']);
  expect(of('FAVOURITE')).toEqual(['Favorites']);
  expect(of()).toEqual(['Details kept for apps']);
});
