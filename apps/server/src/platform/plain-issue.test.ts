import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { objectionOf, plainFaults } from './plain-issue.ts';

const Row = z.object({
  id: z.number().int().min(1).max(500),
  kind: z.enum(['a', 'b']).optional(),
  name: z.string().min(2).max(5).optional(),
  tags: z.array(z.string()).min(1).max(2).optional(),
  either: z.union([z.string().max(3), z.array(z.number().max(9))]).optional(),
  day: z.string().regex(/^x$/u, 'is no day').optional(),
  uuid: z.uuid().optional(),
});

const issuesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error!.issues;

it.each([
  [{ id: 0 }, 'id: must be at least 1'],
  [{ id: 501 }, 'id: must be at most 500'],
  [{ id: 'x' }, 'id: is missing or is not a number'],
  [{ id: 1.5 }, 'id: is missing or is not a whole number'],
  [{}, 'id: is missing or is not a number'],
  [{ id: 1, kind: 'c' }, 'kind: must be one of a, b'],
  [{ id: 1, name: 'x' }, 'name: must have at least 2 characters'],
  [{ id: 1, name: 'xxxxxx' }, 'name: can have at most 5 characters'],
  [{ id: 1, tags: [] }, 'tags: is too short: at least 1 in number'],
  [{ id: 1, tags: ['x', 'y', 'z'] }, 'tags: is too long: at most 2 in number'],
  [{ id: 1, tags: ['x', 2] }, 'tags.1: is missing or is not text'],
  [{ id: 1, either: 'long' }, 'either: can have at most 3 characters'],
  [{ id: 1, either: [1, 10] }, 'either.1: must be at most 9'],
  [{ id: 1, either: true }, 'either: is missing or has the wrong form'],
  [{ id: 1, day: 'y' }, 'day: is no day'],
  [{ id: 1, uuid: 'y' }, 'uuid: is missing or has the wrong form'],
  ['x', 'is missing or is not an object'],
])('%j: %s', (value, words) => {
  expect(objectionOf(Row.safeParse(value).error!)).toBe(words);
});

test('keys that nobody knows are named, each by itself, where they stand', () => {
  const issues = issuesOf(z.array(z.strictObject({})), [{}, { foo: 1, bar: 2 }]);
  expect(issues.flatMap((issue) => plainFaults(issue))).toEqual([
    { field: '1.foo', reason: 'FIELD_UNKNOWN', values: {} },
    { field: '1.bar', reason: 'FIELD_UNKNOWN', values: {} },
  ]);
});

test('a limit is a number that is still allowed', () => {
  const [small, big] = issuesOf(z.tuple([z.number().gt(3), z.number().lt(3)]), [3, 3]).flatMap(
    (issue) => plainFaults(issue),
  );
  expect([small?.values, big?.values]).toEqual([{ least: 4 }, { most: 2 }]);
});
