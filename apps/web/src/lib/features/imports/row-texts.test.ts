import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ImportRow } from './list-import.ts';
import { rowTexts, valueTexts } from './row-texts.ts';

const row: ImportRow = {
  number: 1,
  line: 1,
  title: null,
  outcome: 'added',
  reason: null,
  refused: null,
  warnings: [],
  media: 'ANIME',
  work: null,
  suggestions: [],
  isOpen: false,
  needsStatus: false,
  before: null,
  after: {},
  others: [],
  repeats: null,
  isUndone: false,
  isLeft: false,
  unread: [],
  plays: 0,
  firstOn: null,
  lastOn: null,
};

const SAMPLES = new URL(
  '../../../../../server/src/slices/listfiles/formats/fixtures/expected.json',
  import.meta.url,
);
const sampled = [
  ...readFileSync(SAMPLES, 'utf8').matchAll(/"warnings": (?<list>\[[^\]]*\])/gu),
].flatMap(({ groups }) => JSON.parse(groups?.['list'] ?? '') as string[]);
/** Corrections that no sample needs. */
const FURTHER = [
  'future-recorded-at-ignored',
  'future-repeat-date-ignored',
  'invalid-recorded-at-ignored',
  'invalid-repeat-date-ignored',
  'kind-not-said-anime-taken',
  'notes-cut-at-10000',
  'repeat-finish-before-start-ignored',
  'repeat-progress-rounded-down',
  'score-over-5-clamped',
  'score-over-100-clamped',
];
/** Told with the value that was left out. */
const WITH_VALUE = /^(?:invalid|future)-(?:start|finish)-date-ignored$|^repeat-count-255-ignored$/u;

describe.each(['en', 'ja'] as const)('in %s', (locale) => {
  it('every correction of a reader is said in words', () => {
    const words = [...new Set([...sampled, ...FURTHER])].filter((word) => !WITH_VALUE.test(word));
    expect(words).toContain('score-over-10-clamped');
    const raw = words.filter((word) =>
      rowTexts({ ...row, warnings: [word] }, locale).includes(word.replaceAll('-', ' ')),
    );
    expect(raw).toEqual([]);
  });
});

it('says of a film that it was watched, and of a series how far', () => {
  const textsOf = (format: string, episodeCount: number) => {
    const titles = { titleRomaji: null, titleEnglish: null, titleNative: '作品' };
    const work = { id: '1', title: '作品', titles: { ...titles, format, episodeCount } };
    const values = valueTexts({ ...row, work, after: { progress: 1 } }, 'en', 'POINT_10');
    return values.map(({ text }) => text);
  };
  expect(textsOf('MOVIE', 1)).toEqual(['Watched: Yes']);
  expect(textsOf('MOVIE', 2)).toEqual(['Episodes watched: 1']);
  expect(textsOf('TV', 12)).toEqual(['Episodes watched: 1']);
});

it('says over which score a score was', () => {
  const texts = rowTexts({ ...row, warnings: ['score-over-100-clamped'] }, 'en');
  expect(texts).toEqual(['score was over 100: set to the highest']);
});
