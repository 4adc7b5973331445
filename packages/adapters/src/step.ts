import { z } from 'zod';
import { FORBIDDEN_KEYS } from './json-ld.ts';
import { LIMITS } from './limits.ts';
import { compilePattern } from './pattern/compile.ts';
import { PatternFault } from './pattern/parse.ts';
import type { Problem, ProblemReason } from './problem.ts';
import { selectorFault } from './selector.ts';
import type { Step, StepKind } from './step-kind.ts';

/** A problem as an issue of zod, which `check.ts` reads again. */
const issueOf = ({ reason, values }: Problem) =>
  ({ code: 'custom', message: reason, params: values }) as const;

const selector = z
  .string()
  .min(1)
  .max(LIMITS.selector)
  .superRefine((text, context) => {
    const fault = selectorFault(text);
    if (fault) context.addIssue(issueOf(fault));
  });

const pattern = z
  .string()
  .min(1)
  .max(LIMITS.pattern)
  .superRefine((text, context) => {
    try {
      compilePattern(text);
    } catch (error) {
      if (!(error instanceof PatternFault)) throw error;
      context.addIssue(issueOf(error));
    }
  });

const path = z
  .string()
  .max(LIMITS.selector)
  .regex(
    /^@?[A-Za-z_][\w-]*(?:\.@?[A-Za-z_][\w-]*){0,7}(?:\.\*)?$/u,
    'PATH_FORM' satisfies ProblemReason,
  )
  .refine((text) => !text.split('.').some((key) => FORBIDDEN_KEYS.has(key)), {
    message: 'PATH_FORBIDDEN' satisfies ProblemReason,
  });

const name = z.string().regex(/^[A-Za-z][\w:.-]{0,63}$/u, 'FIELD_NAME' satisfies ProblemReason);
const yes = z.literal(true);

/** The steps, by the word that says which one it is. */
export const STEPS = {
  select: z
    .strictObject({ select: selector })
    .describe(
      'The first element that fits the CSS selector: within the element of the step before, or in the page.',
    ),
  attr: z.strictObject({ attr: name }).describe('An attribute of the element.'),
  text: z.strictObject({ text: yes }).describe('The text within the element, without scripts.'),
  url: z
    .strictObject({
      url: z.enum(['href', 'host', 'path', 'query', 'hash']),
      name: name.optional(),
      part: z.int().min(1).max(20).optional(),
    })
    .refine((step) => step.url !== 'query' || step.name !== undefined, {
      message: 'QUERY_WITHOUT_NAME' satisfies ProblemReason,
      path: ['name'],
    })
    .describe(
      'The address of the page, or a part of it: the value of the query with that `name`, or that `part` of the path, counted from 1.',
    ),
  regex: z
    .strictObject({ regex: pattern, group: z.int().min(0).max(9).optional() })
    .describe(
      'What a pattern finds in the text, in any case of letters: that group, or the first group, or all if there is none.',
    ),
  'json-ld': z
    .strictObject({ 'json-ld': name, path })
    .describe(
      'What stands at a path in the JSON-LD of the page, in the first node of that @type. A path that ends in `.*` gives all texts of a list, with spaces between.',
    ),
  meta: z
    .strictObject({
      meta: z.string().regex(/^[A-Za-z][\w:.-]{0,63}$/u, 'FIELD_NAME' satisfies ProblemReason),
    })
    .describe('The content of the meta element of that name or property.'),
  number: z.strictObject({ number: yes }).describe('The first number in the text.'),
  trim: z.strictObject({ trim: yes }).describe('The text without spaces around it.'),
  or: z
    .strictObject({
      get or() {
        return z.array(Steps).min(2).max(16);
      },
    })
    .describe('The first of several lists of steps that gives something.'),
  const: z.strictObject({ const: z.string().max(LIMITS.title) }).describe('This text.'),
} satisfies Record<StepKind, z.ZodType>;

const Step: z.ZodType<Step> = z.lazy(() =>
  z.union([
    STEPS.select,
    STEPS.attr,
    STEPS.text,
    STEPS.url,
    STEPS.regex,
    STEPS['json-ld'],
    STEPS.meta,
    STEPS.number,
    STEPS.trim,
    STEPS.or,
    STEPS.const,
  ]),
);

/** A list of steps: each starts with what the one before gave. */
export const Steps: z.ZodType<Step[]> = z.array(Step).min(1).max(LIMITS.steps);
