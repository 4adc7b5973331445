import type { z } from 'zod';
import { Adapter, listsOf } from './adapter.ts';
import { LIMITS } from './limits.ts';
import { isProblemReason, type Problem, type ProblemReason } from './problem.ts';
import { kindOf, type Step, STEP_KINDS } from './step-kind.ts';
import { STEPS } from './step.ts';

/** What is wrong with an adapter, and where. */
export interface AdapterProblem extends Problem {
  /** Such as `read.title[2].regex`; empty for the adapter as a whole. */
  where: string;
}

export type CheckedAdapter =
  { adapter: Adapter; problems?: undefined } | { adapter?: undefined; problems: AdapterProblem[] };

const MOST_PROBLEMS = 20;
/** Characters of a list of words in a problem. */
const MOST_LISTED = 300;

type Path = readonly PropertyKey[];

const written = (path: Path): string =>
  path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      return index === 0 ? String(key) : `.${String(key)}`;
    })
    .join('');

const valueAt = (value: unknown, path: Path): unknown => {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
};

const listed = (words: readonly unknown[]): string =>
  words
    .map((word) => JSON.stringify(word))
    .join(', ')
    .slice(0, MOST_LISTED);

/** What is wrong with a step. A union only says that no step fits, so the step that is meant is tried alone. */
const stepProblems = (value: unknown, path: Path): AdapterProblem[] => {
  const where = written(path);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const kind = isObject ? kindOf(value) : undefined;
  if (!kind) {
    return [{ where, reason: 'STEP_UNKNOWN', values: { steps: listed(STEP_KINDS) } }];
  }
  const result = STEPS[kind].safeParse(value);
  return result.success
    ? []
    : result.error.issues.flatMap((issue) => problemsOf(issue, value, path));
};

/** What zod itself says of sizes. */
const sizeOf = (issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Problem => {
  const isBig = issue.code === 'too_big';
  const values = { most: Number(isBig ? issue.maximum : issue.minimum) };
  if (issue.origin === 'string') return { reason: isBig ? 'TEXT_TOO_LONG' : 'TEXT_EMPTY', values };
  if (issue.origin === 'array') return { reason: isBig ? 'TOO_MANY' : 'TOO_FEW', values };
  return { reason: isBig ? 'TOO_LARGE' : 'TOO_SMALL', values };
};

const problemIn = (issue: z.core.$ZodIssue, value: unknown): Problem => {
  if (isProblemReason(issue.message)) {
    const told = issue.code === 'custom' ? (issue.params as Problem['values'] | undefined) : {};
    return { reason: issue.message, values: told ?? {} };
  }
  if (value === undefined) return { reason: 'MISSING', values: {} };
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return sizeOf(issue);
    case 'invalid_type':
      return { reason: 'WRONG_TYPE', values: { expected: issue.expected } };
    case 'invalid_value':
      return { reason: 'NOT_ONE_OF', values: { values: listed(issue.values) } };
    case 'unrecognized_keys':
      return { reason: 'KEY_UNKNOWN', values: { keys: listed(issue.keys) } };
    case 'invalid_format':
      return { reason: issue.format === 'url' ? 'NOT_HTTPS' : 'NOT_VALID', values: {} };
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
      return { reason: 'NOT_VALID', values: {} };
  }
};

const problemsOf = (issue: z.core.$ZodIssue, root: unknown, above: Path = []): AdapterProblem[] => {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const value = valueAt(root, issue.path);
    if (path.at(-1) !== 'hosts') return stepProblems(value, path);
    const inner = issue.errors.at(-1) ?? [];
    return inner.flatMap((one) => problemsOf(one, value, path));
  }
  return [{ where: written(path), ...problemIn(issue, valueAt(root, issue.path)) }];
};

const stepsIn = (steps: readonly Step[]): number =>
  steps.reduce(
    (sum, step) =>
      sum + 1 + ('or' in step ? step.or.reduce((all, one) => all + stepsIn(one), 0) : 0),
    0,
  );

const depthOf = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.map((step) => ('or' in step ? 1 + Math.max(...step.or.map(depthOf)) : 0)));

const sizeProblems = (adapter: Adapter): AdapterProblem[] => {
  const lists = listsOf(adapter);
  const count = lists.reduce((sum, [, steps]) => sum + stepsIn(steps), 0);
  const values = { count, most: LIMITS.steps };
  const many = { where: '', reason: 'TOO_MANY_STEPS', values } as const;
  const deep = lists.flatMap(([where, steps]) =>
    depthOf(steps) > LIMITS.depth
      ? [{ where, reason: 'OR_TOO_DEEP' as const, values: { most: LIMITS.depth } }]
      : [],
  );
  return [...(count > LIMITS.steps ? [many] : []), ...deep];
};

const isTooNested = (value: unknown, left = 32): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooNested(inner, left - 1)));

/** A problem of the adapter as a whole. */
const wholly = (reason: ProblemReason, values: Problem['values'] = {}): CheckedAdapter => ({
  problems: [{ where: '', reason, values }],
});

/** Checks what may be an adapter. */
export const checkAdapter = (value: unknown): CheckedAdapter => {
  if (isTooNested(value)) return wholly('NESTED_TOO_DEEPLY');
  const result = Adapter.safeParse(value);
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) => problemsOf(issue, value));
    return { problems: problems.slice(0, MOST_PROBLEMS) };
  }
  const problems = sizeProblems(result.data);
  return problems.length > 0 ? { problems } : { adapter: result.data };
};

/** Checks a text that may be an adapter. */
export const checkAdapterText = (text: string): CheckedAdapter => {
  if (text.length > LIMITS.adapter) {
    return wholly('ADAPTER_TOO_LONG', { count: text.length, most: LIMITS.adapter });
  }
  try {
    return checkAdapter(JSON.parse(text));
  } catch (error) {
    return wholly('NOT_JSON', { detail: (error as Error).message });
  }
};
