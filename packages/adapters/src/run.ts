import { jsonLdNodes, readJsonLd } from './json-ld.ts';
import { LIMITS } from './limits.ts';
import { ProblemError } from './problem.ts';
import type { DocumentLike, ElementLike, LocationLike } from './model.ts';
import { compilePattern, type Program } from './pattern/compile.ts';
import { matchPattern } from './pattern/match.ts';
import { kindOf, type Step, type StepKind } from './step-kind.ts';
import { textWithin, tidy } from './text.ts';

/** What a step gives: an element, a text, or nothing. */
export type Given = ElementLike | string | undefined;

/** Why the reading of a page ended. */
export class BudgetSpent extends ProblemError {}

/** The reading of one page. */
export interface Reading {
  document: DocumentLike;
  url: URL;
  /** Tells the milliseconds that have passed. */
  now: () => number;
  until: number;
  reads: number;
  nodes?: ReturnType<typeof jsonLdNodes>;
  /** Is told what each step gave. */
  onStep?: ((step: Step, given: Given) => void) | undefined;
}

export interface ReadOptions {
  now?: () => number;
  onStep?: Reading['onStep'];
}

export const startReading = (
  document: DocumentLike,
  location: LocationLike,
  { now = () => performance.now(), onStep }: ReadOptions = {},
): Reading => {
  const url = new URL(location.href);
  return { document, url, now, until: now() + LIMITS.milliseconds, reads: 0, onStep };
};

const spend = (reading: Reading): void => {
  reading.reads += 1;
  if (reading.reads > LIMITS.reads) {
    throw new BudgetSpent('TOO_MANY_READS', { most: LIMITS.reads });
  }
};

const requireTime = (reading: Reading): void => {
  if (reading.now() > reading.until) {
    throw new BudgetSpent('TOO_SLOW', { most: LIMITS.milliseconds });
  }
};

const asText = (reading: Reading, given: Given): string | undefined => {
  if (given === undefined || typeof given === 'string') return given;
  spend(reading);
  return tidy(textWithin(given, { most: LIMITS.text, isCode: false }));
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readUrl = (url: URL, { url: what, name, part }: Extract<Step, { url: string }>) => {
  switch (what) {
    case 'href': {
      return url.href;
    }
    case 'host': {
      return url.host;
    }
    case 'hash': {
      return decoded(url.hash.slice(1));
    }
    case 'query': {
      return url.searchParams.get(name ?? '') ?? undefined;
    }
    case 'path': {
      const path = decoded(url.pathname);
      return part === undefined ? path : path.split('/').filter((one) => one !== '')[part - 1];
    }
  }
};

const programs = new Map<string, Program>();
const MOST_PROGRAMS = 500;

const programOf = (pattern: string): Program => {
  const known = programs.get(pattern);
  if (known) return known;
  if (programs.size >= MOST_PROGRAMS) programs.clear();
  const program = compilePattern(pattern);
  programs.set(pattern, program);
  return program;
};

const found = (text: string, { regex, group }: Extract<Step, { regex: string }>) => {
  const groups = matchPattern(programOf(regex), text.slice(0, LIMITS.text));
  return groups?.[group ?? (groups.length > 1 ? 1 : 0)];
};

/** The first number in a text, with digits of any width. */
const numberIn = (text: string): string | undefined =>
  /\d{1,6}(?:\.\d{1,3})?/u.exec(text.normalize('NFKC'))?.[0];

const readMeta = (reading: Reading, name: string): string | undefined => {
  spend(reading);
  const element = reading.document.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
  return element?.getAttribute('content') ?? undefined;
};

const within = (reading: Reading, given: Given, selector: string): ElementLike | undefined => {
  spend(reading);
  const root = typeof given === 'object' ? given : reading.document;
  return root.querySelector(selector) ?? undefined;
};

const attribute = (reading: Reading, given: Given, name: string): string | undefined => {
  if (typeof given !== 'object') return undefined;
  spend(reading);
  return given.getAttribute(name) ?? undefined;
};

const nodesOf = (reading: Reading) => {
  if (!reading.nodes) {
    spend(reading);
    reading.nodes = jsonLdNodes(reading.document);
  }
  return reading.nodes;
};

/** How each step goes on from what the one before gave. */
const PERFORM: {
  [Kind in StepKind]: (
    reading: Reading,
    step: Extract<Step, Record<Kind, unknown>>,
    given: Given,
  ) => Given;
} = {
  select: (reading, { select }, given) => within(reading, given, select),
  attr: (reading, { attr }, given) => attribute(reading, given, attr),
  text: (reading, _, given) => asText(reading, given),
  url: (reading, step) => readUrl(reading.url, step),
  regex: (reading, step, given) => {
    const text = asText(reading, given);
    return text === undefined ? undefined : found(text, step);
  },
  'json-ld': (reading, { 'json-ld': type, path }) => readJsonLd(nodesOf(reading), { type, path }),
  meta: (reading, { meta }) => readMeta(reading, meta),
  number: (reading, _, given) => numberIn(asText(reading, given) ?? ''),
  trim: (reading, _, given) => asText(reading, given)?.trim(),
  or: (reading, { or }, given) => {
    for (const steps of or) {
      const result = runSteps(reading, steps, given);
      if (result !== undefined) return result;
    }
    return undefined;
  },
  const: (_reading, step) => step.const,
};

/** Steps that start anew: they need nothing from the step before. */
const STARTERS: ReadonlySet<StepKind> = new Set([
  'select',
  'url',
  'json-ld',
  'meta',
  'or',
  'const',
]);

const perform = (reading: Reading, step: Step, given: Given): Given => {
  requireTime(reading);
  const kind = kindOf(step)!;
  const how = PERFORM[kind] as (reading: Reading, step: Step, given: Given) => Given;
  const result = given === undefined && !STARTERS.has(kind) ? undefined : how(reading, step, given);
  const kept = typeof result === 'string' ? tidy(result) : result;
  return kept === '' ? undefined : kept;
};

/** Runs a list of steps. Once a step gives nothing, the list does. */
export const runSteps = (reading: Reading, steps: readonly Step[], from?: Given): Given => {
  let given = from;
  for (const step of steps) {
    given = perform(reading, step, given);
    reading.onStep?.(step, given);
    if (given === undefined) return undefined;
  }
  return given;
};

/** What a list of steps gives, as a text. */
export const readText = (reading: Reading, steps: readonly Step[] | undefined) =>
  steps && asText(reading, runSteps(reading, steps));
