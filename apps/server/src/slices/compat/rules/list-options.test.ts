import { describe, expect, it } from 'vitest';
import { aspectScoresOf, listOptionsInput, scoresByAspect } from './list-options.ts';

describe('scores by aspect', () => {
  it('are kept between 0 and 100, and not at all if none was given', () => {
    expect(aspectScoresOf([7, null, 250, -3])).toEqual([7, 0, 100, 0]);
    expect(aspectScoresOf([0, null])).toBeNull();
    expect(aspectScoresOf(Array.from({ length: 500 }, () => 1))).toHaveLength(20);
  });

  it('are shown under the names of the aspects', () => {
    expect(scoresByAspect(['Story', 'Audio'], [8])).toEqual({ Story: 8, Audio: 0 });
  });
});

describe('options of a list', () => {
  it('have each name once', () => {
    const { sectionOrder } = listOptionsInput.parse({ sectionOrder: ['A', null, ' A ', '', 'B'] });
    expect(sectionOrder).toEqual(['A', 'B']);
  });

  it('have limits', () => {
    const long = Array.from({ length: 201 }, (_, index) => `${index}`);
    expect(listOptionsInput.safeParse({ sectionOrder: long }).success).toBe(false);
    expect(listOptionsInput.safeParse({ customLists: ['x'.repeat(101)] }).success).toBe(false);
  });
});
