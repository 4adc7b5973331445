import { describe, expect, it } from 'vitest';
import { batchedBy } from './batch.ts';
import type { RequestContext } from './context.ts';

const requestOf = () => ({ app: {} }) as RequestContext;

/** A read that notes what it was asked for, and finds all but `none`. */
const noted = () => {
  const asked: { query: object; keys: readonly string[] }[] = [];
  const read = batchedBy((_app, query: { size: number }, keys) => {
    asked.push({ query, keys });
    const found = keys
      .filter((key) => key !== 'none')
      .map((key) => [key, `${key}:${query.size}`] as const);
    return Promise.resolve(new Map(found));
  });
  return { asked, read };
};

describe('what many objects of an answer ask for', () => {
  it('is read at once, by what they ask with', async () => {
    const { asked, read } = noted();
    const context = requestOf();
    const keys = Array.from({ length: 50 }, (_, key) => String(key));
    const small = keys.map((key) => read(context, { size: 1 }, key));
    const large = keys.map((key) => read(context, { size: 2 }, key));
    expect(await Promise.all(small)).toEqual(keys.map((key) => `${key}:1`));
    expect(await Promise.all(large)).toEqual(keys.map((key) => `${key}:2`));
    expect(asked).toEqual([
      { query: { size: 1 }, keys },
      { query: { size: 2 }, keys },
    ]);
  });

  it('is read once for those that ask for the same, and null where there is nothing', async () => {
    const { asked, read } = noted();
    const context = requestOf();
    const answers = ['a', 'a', 'none'].map((key) => read(context, { size: 1 }, key));
    expect(await Promise.all(answers)).toEqual(['a:1', 'a:1', null]);
    expect(asked).toEqual([{ query: { size: 1 }, keys: ['a', 'none'] }]);
  });

  it('is not mixed with what other requests ask for', async () => {
    const { asked, read } = noted();
    await Promise.all([read(requestOf(), { size: 1 }, 'a'), read(requestOf(), { size: 1 }, 'a')]);
    expect(asked).toHaveLength(2);
  });
});
