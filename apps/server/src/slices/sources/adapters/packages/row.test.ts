import { describe, expect, it } from 'vitest';
import { createRowGuard } from './row.ts';

describe('createRowGuard', () => {
  it.each([
    ['a NUL', { title: 'a\u0000b' }],
    ['half of a surrogate pair', { sites: [{ id: 'x\ud83d' }] }],
  ])('objects to %s, however deep', (_what, row) => {
    expect(createRowGuard()(row)).toContain('NUL');
  });

  it('takes whole characters and backslashes', () => {
    const objectionTo = createRowGuard();
    for (const title of ['続き 😀', String.raw`a\u0000b`, 'back\\slash']) {
      expect(objectionTo({ title })).toBeNull();
    }
  });

  it('objects to a row that was there before', () => {
    const objectionTo = createRowGuard();
    expect([objectionTo({ a: 1 }), objectionTo({ a: 2 }), objectionTo({ a: 1 })]).toEqual([
      null,
      null,
      'is given twice',
    ]);
  });
});
