import { LIMITS } from '../limits.ts';
import { parsePattern, type Pattern, PatternFault } from './parse.ts';

/** One instruction of a program that looks for a pattern. */
export type Instruction =
  | { op: 'char'; test: (char: string) => boolean }
  | { op: 'start' }
  | { op: 'end' }
  | { op: 'save'; slot: number }
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'match' };

export interface Program {
  instructions: Instruction[];
  groups: number;
  tests: Map<string, (char: string) => boolean>;
}

type Test = (char: string) => boolean;

/** A check of one character. A repetition that is written out shares one. */
const testOf = (tests: Map<string, Test>, source: string): Test => {
  const known = tests.get(source);
  if (known) return known;
  try {
    const one = new RegExp(`^${source}$`, 'iu');
    const test: Test = (char) => one.test(char);
    tests.set(source, test);
    return test;
  } catch {
    throw new PatternFault('PATTERN_CLASS', { text: source });
  }
};

const emit = (program: Program, instruction: Instruction): number => {
  if (program.instructions.length >= LIMITS.instructions) {
    throw new PatternFault('PATTERN_TOO_LARGE');
  }
  return program.instructions.push(instruction) - 1;
};

const splitTo = (here: number, next: number, isLazy: boolean): Instruction =>
  isLazy ? { op: 'split', first: next, second: here } : { op: 'split', first: here, second: next };

/** Something that may be left out, or happens again and again. */
const compileOptional = (
  program: Program,
  { inner, isLazy, isLoop }: { inner: Pattern; isLazy: boolean; isLoop: boolean },
): void => {
  const at = emit(program, { op: 'match' });
  compileInto(program, inner);
  if (isLoop) emit(program, { op: 'jump', to: at });
  program.instructions[at] = splitTo(at + 1, program.instructions.length, isLazy);
};

const compileRepeat = (program: Program, repeat: Extract<Pattern, { kind: 'repeat' }>): void => {
  const { inner, min, max, isLazy } = repeat;
  for (let count = 0; count < min; count += 1) compileInto(program, inner);
  if (max === Infinity) return compileOptional(program, { inner, isLazy, isLoop: true });
  for (let count = min; count < max; count += 1) {
    compileOptional(program, { inner, isLazy, isLoop: false });
  }
};

const compileChoices = (program: Program, choices: readonly Pattern[]): void => {
  const ends: number[] = [];
  for (const [index, choice] of choices.entries()) {
    const isLast = index === choices.length - 1;
    const at = isLast ? -1 : emit(program, { op: 'match' });
    compileInto(program, choice);
    if (isLast) break;
    ends.push(emit(program, { op: 'match' }));
    program.instructions[at] = splitTo(at + 1, program.instructions.length, false);
  }
  for (const end of ends) {
    program.instructions[end] = { op: 'jump', to: program.instructions.length };
  }
};

const compileInto = (program: Program, pattern: Pattern): void => {
  switch (pattern.kind) {
    case 'char': {
      emit(program, { op: 'char', test: testOf(program.tests, pattern.source) });
      return;
    }
    case 'start':
    case 'end': {
      emit(program, { op: pattern.kind });
      return;
    }
    case 'all': {
      for (const part of pattern.parts) compileInto(program, part);
      return;
    }
    case 'any': {
      return compileChoices(program, pattern.choices);
    }
    case 'repeat': {
      return compileRepeat(program, pattern);
    }
    case 'group': {
      if (pattern.index === null) return compileInto(program, pattern.inner);
      emit(program, { op: 'save', slot: 2 * pattern.index });
      compileInto(program, pattern.inner);
      emit(program, { op: 'save', slot: 2 * pattern.index + 1 });
    }
  }
};

/** Makes a program of a pattern. @throws PatternFault if it is not one we allow */
export const compilePattern = (source: string): Program => {
  const { pattern, groups } = parsePattern(source);
  const program: Program = { instructions: [], groups, tests: new Map() };
  compileInto(program, pattern);
  emit(program, { op: 'match' });
  return program;
};
