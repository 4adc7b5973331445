import { describe, expect, it } from 'vitest';
import { adapterJsonSchema } from './adapter.ts';
import { checkAdapter, checkAdapterText } from './check.ts';
import { readFileSync } from 'node:fs';

const good = {
  version: 1,
  name: 'example',
  revision: 1,
  label: 'Example',
  homepage: 'https://example.com',
  medium: 'ANIME',
  hosts: ['*://*.example.com/*'],
  when: [{ url: 'path' }],
  read: { title: [{ select: 'h1' }, { text: true }] },
};
const problems = (change: object) => checkAdapter({ ...good, ...change }).problems ?? [];
const withTitle = (...steps: unknown[]) => problems({ read: { title: steps } });
const nested = (depth: number): unknown[] =>
  depth === 0 ? [{ const: 'x' }] : [{ or: [nested(depth - 1), [{ const: 'y' }]] }];

describe('the check of an adapter', () => {
  it('lets a good one pass', () => expect(checkAdapter(good)).toEqual({ adapter: good }));

  it.each([
    ['an unknown step', [{ eval: 'alert(1)' }], 'read.title[0]', 'STEP_UNKNOWN'],
    ['a step that is a text', ['text'], 'read.title[0]', 'STEP_UNKNOWN'],
    ['a word too many', [{ text: true, also: 1 }], 'read.title[0]', 'KEY_UNKNOWN'],
    ['a query without a name', [{ url: 'query' }], 'read.title[0].name', 'QUERY_WITHOUT_NAME'],
    ['a wrong pattern', [{ regex: '(a+)+' }], 'read.title[0].regex', 'PATTERN_REPETITION_NESTED'],
    ['a wrong selector', [{ select: 'a:has(b)' }], 'read.title[0].select', 'SELECTOR_PART'],
    ['a selector that ends', [{ select: 'a >' }], 'read.title[0].select', 'SELECTOR_INCOMPLETE'],
    [
      'a way to the prototype',
      [{ 'json-ld': 'A', path: '__proto__.x' }],
      'read.title[0].path',
      'PATH_FORBIDDEN',
    ],
    [
      'a constructor',
      [{ 'json-ld': 'A', path: 'a.constructor' }],
      'read.title[0].path',
      'PATH_FORBIDDEN',
    ],
    [
      'a step in a list of lists',
      [{ or: [[{ const: '' }], [{ no: 1 }]] }],
      'read.title[0].or[1][0]',
      'STEP_UNKNOWN',
    ],
  ])('names %s', (_what, steps, where, reason) => {
    expect(withTitle(...steps)).toEqual([expect.objectContaining({ where, reason })]);
  });

  it.each([
    ['a version that we do not know', { version: 2 }, 'version', 'NOT_ONE_OF'],
    ['a host that is none', { hosts: ['example.com'] }, 'hosts[0]', 'HOST_FORM'],
    ['all hosts at once', { hosts: ['*://*/*'] }, 'hosts[0]', 'HOST_FORM'],
    ['no host', { hosts: [] }, 'hosts', 'TOO_FEW'],
    ['any host without a marker', { hosts: 'any' }, 'marker', 'MARKER_MISSING'],
    ['a name with spaces', { name: 'My site' }, 'name', 'NAME_FORM'],
    ['a name that is none', { name: 5 }, 'name', 'WRONG_TYPE'],
    ['a homepage that runs', { homepage: 'javascript:alert(1)' }, 'homepage', 'NOT_HTTPS'],
    ['a field that we do not know', { run: 'x' }, '', 'KEY_UNKNOWN'],
    ['a field that is missing', { label: undefined }, 'label', 'MISSING'],
    ['a text without words', { label: '' }, 'label', 'TEXT_EMPTY'],
    ['a text that is too long', { label: 'x'.repeat(61) }, 'label', 'TEXT_TOO_LONG'],
    ['a revision that is none', { revision: 0 }, 'revision', 'TOO_SMALL'],
  ])('names %s', (_what, change, where, reason) => {
    expect(problems(change).map((problem) => [problem.where, problem.reason])).toEqual([
      [where, reason],
    ]);
  });

  it('gives the values that a reason names', () => {
    expect(withTitle({ regex: 'a{5,3}' })[0]?.values).toEqual({ text: '{5,3}' });
    expect(withTitle({ text: true, also: 1 })[0]?.values).toEqual({ keys: '"also"' });
    expect(problems({ label: 'x'.repeat(61) })[0]?.values).toEqual({ most: 60 });
  });

  it('counts steps and nested lists', () => {
    expect(withTitle(...nested(4))).toEqual([]);
    expect(withTitle(...nested(5))[0]).toMatchObject({ where: 'read.title' });
    const many = Array.from({ length: 64 }, () => ({ trim: true }));
    expect(withTitle(...many)[0]).toEqual({
      where: '',
      reason: 'TOO_MANY_STEPS',
      values: { count: 65, most: 64 },
    });
  });

  it('refuses what is too large, too deep, or no JSON', () => {
    const reasonOf = (text: string) => checkAdapterText(text).problems?.[0]?.reason;
    expect(reasonOf(' '.repeat(20_000))).toBe('ADAPTER_TOO_LONG');
    expect(reasonOf('['.repeat(8000) + ']'.repeat(8000))).toBe('NESTED_TOO_DEEPLY');
    expect(reasonOf('{')).toBe('NOT_JSON');
    expect(checkAdapterText('null').problems).toHaveLength(1);
  });

  it('takes no field from a prototype', () => {
    const text = JSON.stringify(good).replace('{', '{"__proto__":{"marker":[{"const":"x"}]},');
    expect(checkAdapterText(text).adapter?.marker).toBeUndefined();
    expect(({} as { marker?: unknown }).marker).toBeUndefined();
  });

  it('has its schema in a file for editors', () => {
    const file = readFileSync(new URL('../adapter.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(adapterJsonSchema())));
  });
});
