import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';

const labels = (chapter: string | null): string[] =>
  chaptersOf({
    chapter,
    volume: '02',
    language: 'en',
    title: null,
    releasedOn: null,
    url: null,
  }).map(({ label }) => label);

describe('the chapters that a source names', () => {
  it.each([
    ['10', ['10']],
    ['010.50', ['10.5']],
    ['3-5', ['3', '4', '5']],
    ['5-3', []],
    ['1-900', []],
    ['Oneshot', []],
    ['', []],
    [null, []],
  ])('%j', (chapter, expected) => {
    expect(labels(chapter)).toEqual(expected);
  });

  it('have a position, and the volume as it is compared', () => {
    const [unit] = chaptersOf({
      chapter: '10.5',
      volume: '02',
      language: 'en',
      title: 'An Extra',
      releasedOn: '2026-01-04',
      url: null,
    });
    expect(unit).toMatchObject({ kind: 'CHAPTER', position: 10.5, volume: '2' });
  });
});
