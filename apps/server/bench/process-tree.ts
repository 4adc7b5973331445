/** The memory of processes, read from Linux's /proc. */
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

/** A process and all its descendants. */
const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

const megabytesIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(text)?.[1] ?? 0) / 1024;

/** How many processes of a file a process has started that still live. */
export const countChildren = (pid: number, file: string): number =>
  childrenOf(pid).filter((child) => read(`/proc/${child}/cmdline`).includes(file)).length;

/** Megabytes of a process and its descendants. Pages that several share count once. */
export const heldBy = (pid: number): number =>
  treeOf(pid).reduce(
    (sum, each) => sum + megabytesIn(read(`/proc/${each}/smaps_rollup`), 'Pss'),
    0,
  );

/** Resident megabytes of a process and its descendants; fast enough to be called often. */
export const residentIn = (pid: number): number =>
  treeOf(pid).reduce((sum, each) => sum + megabytesIn(read(`/proc/${each}/status`), 'VmRSS'), 0);
