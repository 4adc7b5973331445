import { describe, expect, it } from 'vitest';
import { strictBody } from './lenient.ts';

const QUERY =
  'query ($id: Int!, $ids: [Int], $search: String, $at: FuzzyDateInt) { Page { pageInfo { total } } }';
const variablesOf = (variables: unknown): unknown =>
  (JSON.parse(strictBody(JSON.stringify({ query: QUERY, variables }))) as { variables: unknown })
    .variables;

describe('the variables of clients made for AniList', () => {
  it.each<[unknown, unknown]>([
    [{ id: '154587' }, { id: 154587 }],
    [{ id: '-1' }, { id: -1 }],
    [{ ids: ['1', 2, '3'] }, { ids: [1, 2, 3] }],
    [
      { id: '1', search: '86' },
      { id: 1, search: '86' },
    ],
    ['{"id":1,"search":"86"}', { id: 1, search: '86' }],
    ['{"id":"1"}', { id: 1 }],
    ['', {}],
  ])('%j become %j', (sent, read) => {
    expect(variablesOf(sent)).toEqual(read);
  });

  it.each<[unknown]>([
    [{ id: '1e3' }],
    [{ id: '12345678901' }],
    [{ id: 'one' }],
    [{ id: ' 1' }],
    [{ search: '86' }],
    [{ at: '20260101' }],
    ['no JSON'],
    ['[1]'],
    ['null'],
    [null],
    [7],
  ])('%j stay what they are', (sent) => {
    expect(variablesOf(sent)).toEqual(sent);
  });

  it.each([
    '',
    '{',
    '[]',
    '"variables": "{}"',
    '{"variables":"{}"}',
    '{"query":1,"variables":"{}"}',
  ])('of %s are left to the engine', (body) => {
    expect(strictBody(body)).toBe(body);
  });

  it('that nest without end are left to the engine, and those of many declarations read once', () => {
    const nested = `${'['.repeat(40_000)}"1"${']'.repeat(40_000)}`;
    const deep = `{"query":"query ($ids: [Int]) { a }","variables":{"ids":${nested}}}`;
    expect(strictBody(deep)).toBe(deep);
    const query = `query (${'$ids: Int '.repeat(6_000)}) { a }`;
    const since = performance.now();
    const read = strictBody(JSON.stringify({ query, variables: { ids: Array(4_000).fill('1') } }));
    expect(JSON.parse(read)).toMatchObject({ variables: { ids: Array(4_000).fill(1) } });
    expect(performance.now() - since).toBeLessThan(500);
  });

  it('keep what names itself like the parts of objects', () => {
    const body = `{"query":"query ($__proto__: Int) { a }","variables":{"__proto__":"1","constructor":"2"}}`;
    const { variables } = JSON.parse(strictBody(body)) as { variables: object };
    expect(Object.keys(variables)).toContain('constructor');
  });
});
