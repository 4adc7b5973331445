import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  buildTitleIndex,
  buildTitleIndexInSlices,
  type TitleIndex,
} from '../src/slices/catalog/search/index.ts';
import { median } from './measure.ts';
import type { Corpus } from './search-corpus.ts';

/** An index with what it took to make it. */
export interface Build {
  index: TitleIndex;
  /** CPU, of one go. */
  seconds: number;
  /** CPU between two turns of the event loop, at most, when it is built beside other work; of three builds the one in the middle. */
  longestStallMs: number;
  /** What it keeps hold of. */
  bytes: number;
}

const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const threadMicros = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** Buffers of what was collected are given back by another thread, in its own time. */
const SWEEPS = 5;
const SWEEP_MS = 50;

/** After the garbage is gone. */
const bytesInUse = async (): Promise<number> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    collect();
    await setTimeout(SWEEP_MS);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** The longest that work made another wait for the event loop, by its own CPU: others use the machine too. */
const longestStallOf = async (work: () => Promise<unknown>): Promise<number> => {
  let [longest, last, isOver] = [0, threadMicros(), false];
  const turn = (): void => {
    const now = threadMicros();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return longest / 1_000;
};

/** A collection of garbage takes as long as a slice or longer, and comes when it will. */
const STALLED_BUILDS = 3;

/** Builds the index of a corpus in slices, and in one go. */
export const buildOf = async ({ entries }: Corpus): Promise<Build> => {
  const searched = entries.map(({ titles }, id) => ({ id, titles, popularity: 0 }));
  const stalls: number[] = [];
  for (let build = 0; build < STALLED_BUILDS; build += 1) {
    // What reading the corpus left is not collected during the build then.
    await bytesInUse();
    stalls.push(await longestStallOf(() => buildTitleIndexInSlices(searched)));
  }
  const bytesBefore = await bytesInUse();
  const since = cpuMicros();
  const index = buildTitleIndex(searched);
  const seconds = (cpuMicros() - since) / 1e6;
  return {
    index,
    seconds,
    longestStallMs: median(stalls),
    bytes: (await bytesInUse()) - bytesBefore,
  };
};
