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

/** An index, and the cost of building it. */
export interface Build {
  index: TitleIndex;
  /** CPU seconds of a build in one go. */
  seconds: number;
  /** The longest CPU time between two turns of the event loop while it is built beside other work; the median of three builds. */
  longestStallMs: number;
  /** The memory that it keeps. */
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

/** Another thread frees the buffers of collected objects, with a delay. */
const SWEEPS = 5;
const SWEEP_MS = 50;

/** The memory in use after a garbage collection. */
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

/** The longest that work blocked the event loop, in its own CPU time, because others use the machine too. */
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

/** A garbage collection takes as long as a slice or longer, and can happen at any time. */
const STALLED_BUILDS = 3;

/** Builds the index of a corpus in slices, and in one go. */
export const buildOf = async ({ entries }: Corpus): Promise<Build> => {
  const searched = entries.map(({ titles }, id) => ({ id, titles, popularity: 0 }));
  const stalls: number[] = [];
  for (let build = 0; build < STALLED_BUILDS; build += 1) {
    // Collect what reading the corpus left, so that it is not collected during the build.
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
