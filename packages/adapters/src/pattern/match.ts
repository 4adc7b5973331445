import type { Instruction, Program } from './compile.ts';

type Slots = readonly (number | undefined)[];
interface Thread {
  at: number;
  slots: Slots;
}

interface Place {
  index: number;
  isEnd: boolean;
}

const saved = (slots: Slots, slot: number, index: number): Slots => {
  const copy = [...slots];
  copy[slot] = index;
  return copy;
};

/** Where an instruction that reads no character leads, the preferred way first; undefined if it reads one. */
const onward = (
  instruction: Instruction,
  { at, slots }: Thread,
  place: Place,
): Thread[] | undefined => {
  switch (instruction.op) {
    case 'jump': {
      return [{ at: instruction.to, slots }];
    }
    case 'split': {
      return [
        { at: instruction.first, slots },
        { at: instruction.second, slots },
      ];
    }
    case 'save': {
      return [{ at: at + 1, slots: saved(slots, instruction.slot, place.index) }];
    }
    case 'start': {
      return place.index === 0 ? [{ at: at + 1, slots }] : [];
    }
    case 'end': {
      return place.isEnd ? [{ at: at + 1, slots }] : [];
    }
    case 'char':
    case 'match': {
      return undefined;
    }
  }
};

/** Follows threads to where they read a character or match. Each instruction is reached once for a place. */
const follow = (program: Program, threads: readonly Thread[], place: Place): Thread[] => {
  const seen = new Set<number>();
  const stack = threads.toReversed();
  const waiting: Thread[] = [];
  for (let thread = stack.pop(); thread; thread = stack.pop()) {
    if (seen.has(thread.at)) continue;
    seen.add(thread.at);
    const next = onward(program.instructions[thread.at]!, thread, place);
    if (next) stack.push(...next.toReversed());
    else waiting.push(thread);
  }
  return waiting;
};

/**
 * Looks for the first match, as JavaScript's own would, but follows all ways at once: a text of n characters takes at most
 * n times the length of the program.
 * @returns the text of each group, first that of the whole match; undefined if nothing matches
 */
export const matchPattern = (
  program: Program,
  text: string,
): readonly (string | undefined)[] | undefined => {
  const chars = Array.from(text);
  let threads: Thread[] = [];
  let best: Slots | undefined;
  for (let index = 0; index <= chars.length; index += 1) {
    const place = { index, isEnd: index === chars.length };
    const starting = best ? [] : [{ at: 0, slots: [index] }];
    const waiting = follow(program, [...threads, ...starting], place);
    threads = [];
    for (const { at, slots } of waiting) {
      const instruction = program.instructions[at]!;
      if (instruction.op === 'match') {
        best = saved(slots, 1, index);
        // What comes after is less preferred.
        break;
      }
      const char = chars[index];
      if (instruction.op === 'char' && char !== undefined && instruction.test(char)) {
        threads.push({ at: at + 1, slots });
      }
    }
    if (best && threads.length === 0) break;
  }
  if (!best) return undefined;
  const found = best;
  return Array.from({ length: program.groups + 1 }, (_, group) => {
    const [from, to] = [found[2 * group], found[2 * group + 1]];
    return from === undefined || to === undefined ? undefined : chars.slice(from, to).join('');
  });
};
