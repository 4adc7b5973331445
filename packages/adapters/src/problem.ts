/** Why an adapter is refused, or why reading a page ended. The words for people are those of the web app, in its languages. */
export const PROBLEM_REASONS = [
  'NOT_JSON',
  'ADAPTER_TOO_LONG',
  'NESTED_TOO_DEEPLY',
  'TOO_MANY_STEPS',
  'OR_TOO_DEEP',
  'STEP_UNKNOWN',
  'KEY_UNKNOWN',
  'MISSING',
  'WRONG_TYPE',
  'NOT_ONE_OF',
  'TOO_FEW',
  'TOO_MANY',
  'TOO_SMALL',
  'TOO_LARGE',
  'TEXT_TOO_LONG',
  'TEXT_EMPTY',
  'NOT_VALID',
  'NOT_HTTPS',
  'HOST_FORM',
  'NAME_FORM',
  'MARKER_MISSING',
  'PATH_FORM',
  'PATH_FORBIDDEN',
  'FIELD_NAME',
  'QUERY_WITHOUT_NAME',
  'SELECTOR_TOO_LONG',
  'SELECTOR_TOO_MANY_PARTS',
  'SELECTOR_INCOMPLETE',
  'SELECTOR_PART',
  'PATTERN_COUNTS_DOWN',
  'PATTERN_REPEATS_TOO_OFTEN',
  'PATTERN_ANCHOR_REPEATED',
  'PATTERN_REPETITION_NESTED',
  'PATTERN_REPETITION_DOUBLE',
  'PATTERN_GROUP',
  'PATTERN_NOT_CLOSED',
  'PATTERN_NOT_OPENED',
  'PATTERN_NOTHING_TO_REPEAT',
  'PATTERN_BACKREFERENCE',
  'PATTERN_CHARACTER',
  'PATTERN_CLASS',
  'PATTERN_TOO_LARGE',
  'NOT_A_WEB_ADDRESS',
  'TOO_MANY_READS',
  'TOO_SLOW',
  'PAGE_FAILED',
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** A reason, and what it names: numbers, names, and the words of another program. */
export interface Problem {
  reason: ProblemReason;
  values: Readonly<Record<string, string | number>>;
}

const KNOWN: ReadonlySet<string> = new Set(PROBLEM_REASONS);

export const isProblemReason = (text: string): text is ProblemReason => KNOWN.has(text);

/** A problem that is thrown. */
export class ProblemError extends Error implements Problem {
  readonly reason: ProblemReason;
  readonly values: Problem['values'];

  constructor(reason: ProblemReason, values: Problem['values'] = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}
