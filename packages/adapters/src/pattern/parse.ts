import { ProblemError } from '../problem.ts';

/** A pattern as a tree. */
export type Pattern =
  | { kind: 'char'; source: string }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'all'; parts: Pattern[] }
  | { kind: 'any'; choices: Pattern[] }
  | { kind: 'group'; index: number | null; inner: Pattern }
  | { kind: 'repeat'; inner: Pattern; min: number; max: number; isLazy: boolean };

/** Why a pattern is refused. */
export class PatternFault extends ProblemError {}

const MOST_REPEATS = 100;
/** One character, a class of them, or an escape that stands for one. */
const ATOM = /^(?:\\[dDwWsS]|\\p\{[A-Za-z_=]{1,40}\}|\\[^\p{L}\p{N}]|\[(?:\\.|[^\]\\])+\]|[^\\])/u;
const COUNT = /^\{(\d{1,6})(?:(,)(\d{1,6})?)?\}/u;

interface Reading {
  rest: string;
  groups: number;
}

const take = (reading: Reading, start: string): boolean => {
  if (!reading.rest.startsWith(start)) return false;
  reading.rest = reading.rest.slice(start.length);
  return true;
};

const repeats = (pattern: Pattern): boolean => {
  switch (pattern.kind) {
    case 'repeat': {
      return pattern.max > 1 || repeats(pattern.inner);
    }
    case 'group': {
      return repeats(pattern.inner);
    }
    case 'all': {
      return pattern.parts.some(repeats);
    }
    case 'any': {
      return pattern.choices.some(repeats);
    }
    case 'char':
    case 'start':
    case 'end': {
      return false;
    }
  }
};

const readCount = (reading: Reading): { min: number; max: number } | undefined => {
  if (take(reading, '?')) return { min: 0, max: 1 };
  if (take(reading, '*')) return { min: 0, max: Infinity };
  if (take(reading, '+')) return { min: 1, max: Infinity };
  const found = COUNT.exec(reading.rest);
  if (!found) return undefined;
  reading.rest = reading.rest.slice(found[0].length);
  const min = Number(found[1]);
  const last = found[2] ? Infinity : min;
  const max = found[3] === undefined ? last : Number(found[3]);
  if (max < min) throw new PatternFault('PATTERN_COUNTS_DOWN', { text: found[0] });
  if (min > MOST_REPEATS || (max !== Infinity && max > MOST_REPEATS)) {
    throw new PatternFault('PATTERN_REPEATS_TOO_OFTEN', { text: found[0], most: MOST_REPEATS });
  }
  return { min, max };
};

const readRepeat = (reading: Reading, inner: Pattern): Pattern => {
  const count = readCount(reading);
  if (!count) return inner;
  if (inner.kind === 'start' || inner.kind === 'end') {
    throw new PatternFault('PATTERN_ANCHOR_REPEATED');
  }
  if (count.max > 1 && repeats(inner)) {
    throw new PatternFault('PATTERN_REPETITION_NESTED');
  }
  const isLazy = take(reading, '?');
  if (/^[*+?{]/u.test(reading.rest)) throw new PatternFault('PATTERN_REPETITION_DOUBLE');
  return { kind: 'repeat', inner, ...count, isLazy };
};

const readGroup = (reading: Reading): Pattern => {
  const isPlain = take(reading, '?:');
  if (!isPlain && reading.rest.startsWith('?')) {
    throw new PatternFault('PATTERN_GROUP');
  }
  const index = isPlain ? null : (reading.groups += 1);
  const inner = readChoices(reading);
  if (!take(reading, ')')) throw new PatternFault('PATTERN_NOT_CLOSED');
  return { kind: 'group', index, inner };
};

const readAtom = (reading: Reading): Pattern => {
  if (take(reading, '^')) return { kind: 'start' };
  if (take(reading, '$')) return { kind: 'end' };
  if (take(reading, '(')) return readGroup(reading);
  if (/^[*+?{]/u.test(reading.rest)) throw new PatternFault('PATTERN_NOTHING_TO_REPEAT');
  if (/^\\[1-9k]/u.test(reading.rest)) throw new PatternFault('PATTERN_BACKREFERENCE');
  const source = ATOM.exec(reading.rest)?.[0];
  if (!source) throw new PatternFault('PATTERN_CHARACTER', { text: reading.rest.slice(0, 2) });
  reading.rest = reading.rest.slice(source.length);
  return { kind: 'char', source };
};

const readAll = (reading: Reading): Pattern => {
  const parts: Pattern[] = [];
  while (reading.rest !== '' && !/^[|)]/u.test(reading.rest)) {
    parts.push(readRepeat(reading, readAtom(reading)));
  }
  return { kind: 'all', parts };
};

const readChoices = (reading: Reading): Pattern => {
  const choices = [readAll(reading)];
  while (take(reading, '|')) choices.push(readAll(reading));
  return { kind: 'any', choices };
};

/** Reads a pattern. @throws PatternFault if it has what we do not allow */
export const parsePattern = (source: string): { pattern: Pattern; groups: number } => {
  const reading = { rest: source, groups: 0 };
  const pattern = readChoices(reading);
  if (reading.rest !== '') throw new PatternFault('PATTERN_NOT_OPENED');
  return { pattern, groups: reading.groups };
};
