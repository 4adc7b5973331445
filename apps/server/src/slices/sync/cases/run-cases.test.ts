import { isDeepStrictEqual } from 'node:util';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCases, type CaseResult } from './run-cases.ts';

interface Stated {
  id: string;
  expect: unknown;
}
type CaseList = keyof ReturnType<typeof runCases>;

const OWN = new URL('fixtures/merge-cases.json', import.meta.url);
/** A larger corpus of the same form, on machines that have it. */
const SHARED = new URL('../../../../../../../shared/data/merge-cases.json', import.meta.url);

/** The order inside lists has no meaning. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .map(sorted)
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sorted(one)]));
};

const wrongIn = (file: URL): unknown[] => {
  const bytes = readFileSync(file);
  const stated = JSON.parse(bytes.toString()) as Partial<Record<CaseList, Stated[]>>;
  return Object.entries<CaseResult[]>({ ...runCases(bytes) }).flatMap(([name, results]) =>
    results.flatMap(({ id, result }, index) => {
      const expected = stated[name as CaseList]?.[index]?.expect;
      return isDeepStrictEqual(sorted(result), sorted(expected)) ? [] : [{ id, result, expected }];
    }),
  );
};

it('decides our own cases as they state', () => {
  expect(wrongIn(OWN)).toEqual([]);
});

it.runIf(existsSync(fileURLToPath(SHARED)))('decides the shared cases as they state', () => {
  expect(wrongIn(SHARED)).toEqual([]);
});

const refusalOf = (text: string): string => {
  try {
    runCases(Buffer.from(text));
    return 'no refusal';
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
};

it('refuses files that are none', () => {
  const entry = { status: 'current', progress: 1 };
  const unknown = { id: 'a', provider: 'nowhere', media: {}, local: entry, remote: null };
  expect(
    [
      'no json',
      '['.repeat(100),
      '[]',
      JSON.stringify({ cases: [{ id: 'a' }] }),
      JSON.stringify({ cases: [{ ...unknown, local: { ...entry, score: 101 } }] }),
      JSON.stringify({ cases: [unknown] }),
      JSON.stringify({ providers: {}, cases: [{ ...unknown, provider: '__proto__' }] }),
    ].map(refusalOf),
  ).toEqual([
    ...Array.from({ length: 5 }, () => 'MERGE_CASES_INVALID'),
    'MERGE_CASES_PROVIDER_UNKNOWN',
    'MERGE_CASES_PROVIDER_UNKNOWN',
  ]);
});
