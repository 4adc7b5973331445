/** What processes hold of the machine's memory, as Linux tells it in /proc. */
import { readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** A process and all below it. */
const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

const megabytesIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(text)?.[1] ?? 0) / 1024;

/** Megabytes a process holds with all below it; pages that several share count once. */
export const heldBy = (pid: number): number =>
  treeOf(pid).reduce(
    (sum, each) => sum + megabytesIn(read(`/proc/${each}/smaps_rollup`), 'Pss'),
    0,
  );

/** Megabytes that a process and all below it have in memory; quick enough to be asked often. */
export const residentIn = (pid: number): number =>
  treeOf(pid).reduce((sum, each) => sum + megabytesIn(read(`/proc/${each}/status`), 'VmRSS'), 0);
