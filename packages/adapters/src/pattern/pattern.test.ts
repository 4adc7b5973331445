import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { compilePattern } from './compile.ts';
import { matchPattern } from './match.ts';

const groups = (pattern: string, text: string) => matchPattern(compilePattern(pattern), text);
const native = (pattern: string, text: string) => {
  const found = new RegExp(pattern, 'iu').exec(text);
  return found ? [...found] : undefined;
};

describe('a pattern', () => {
  it.each([
    [String.raw`s(\d+)\s*e(\d+)`, 'Show S2 E05'],
    [String.raw`^(.+?)\s*[-–]\s*episode\s*(\d{1,3})`, 'Lantern - Street – Episode 12'],
    ['第([0-9０-９]{1,4})話', '灯籠通り 第５話'],
    ['a|ab|abc', 'xabc'],
    ['(a)|(b)', 'b'],
    ['(?:a|b){2,3}?', 'abab'],
    ['a{0,2}b', 'aab'],
    ['x*', ''],
    ['(a?)?b', 'ab'],
    [String.raw`\p{L}+$`, '1 éa'],
    [String.raw`[^\]]+\]`, 'ab]'],
    ['^$', 'a'],
    ['.', '😀'],
  ])('%s finds in %s what JavaScript finds', (pattern, text) => {
    expect(groups(pattern, text)).toEqual(native(pattern, text));
  });

  const char = fc.constantFrom('a', 'b', 'c', '.', '[ab]', '[^a]', String.raw`\d`);
  const quantified = fc
    .tuple(char, fc.constantFrom('', '?', '*', '+', '{1,2}', '*?', '+?', '??'))
    .map((parts) => parts.join(''));
  const sequence = fc.array(quantified, { minLength: 1, maxLength: 4 }).map((all) => all.join(''));
  const pattern = fc
    .tuple(fc.constantFrom('', '^'), sequence, sequence, sequence, fc.constantFrom('', '$'))
    .map(([start, a, b, c, end]) => `${start}${a}(${b}|${c})${end}`);
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 12 });

  it('finds what JavaScript finds, whatever the pattern', () => {
    fc.assert(
      fc.property(pattern, text, (pattern, text) => {
        const found = groups(pattern, text);
        return JSON.stringify(found) === JSON.stringify(native(pattern, text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['(a+)+$', 'PATTERN_REPETITION_NESTED'],
    ['(a|a*)*$', 'PATTERN_REPETITION_NESTED'],
    ['(?:x{2}){3}', 'PATTERN_REPETITION_NESTED'],
    ['(?=a)b', 'PATTERN_GROUP'],
    ['(?<!a)b', 'PATTERN_GROUP'],
    ['(?<name>a)', 'PATTERN_GROUP'],
    [String.raw`(a)\1`, 'PATTERN_BACKREFERENCE'],
    [String.raw`(?:a)\k`, 'PATTERN_BACKREFERENCE'],
    ['a{1000}', 'PATTERN_REPEATS_TOO_OFTEN'],
    ['a{3,2}', 'PATTERN_COUNTS_DOWN'],
    ['a++', 'PATTERN_REPETITION_DOUBLE'],
    ['*a', 'PATTERN_NOTHING_TO_REPEAT'],
    ['(a', 'PATTERN_NOT_CLOSED'],
    ['a)', 'PATTERN_NOT_OPENED'],
    ['[z-a]', 'PATTERN_CLASS'],
    ['^*', 'PATTERN_ANCHOR_REPEATED'],
    ['(?:abcde){100}', 'PATTERN_TOO_LARGE'],
    [String.raw`\b`, 'PATTERN_CHARACTER'],
  ])('%s is refused', (source, why) => {
    expect(() => compilePattern(source)).toThrow(why);
  });

  // With backtracking each of these takes from minutes to years for a text of this length.
  it.each([
    [String.raw`\d*\d*\d*\d*\d*x`, '1'],
    [String.raw`^(.*).*.*.*.*=$`, '='],
    ['a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaaaaaaaaaax', 'a'],
    ['(?:a|a)(?:a|a)(?:a|a)*b', 'a'],
    [String.raw`\s+$|.*x.*y.*z`, ' '],
  ])('%s takes linear time', (source, unit) => {
    const program = compilePattern(source);
    let tests = 0;
    for (const instruction of program.instructions) {
      if (instruction.op !== 'char') continue;
      const { test } = instruction;
      instruction.test = (char) => {
        tests += 1;
        return test(char);
      };
    }
    const length = LIMITS.text;
    matchPattern(program, `${unit.repeat(length - 1)}!`);
    expect(tests).toBeLessThanOrEqual(length * program.instructions.length);
  });
});
