import type { Sighting } from '../adapters/sighting.ts';
import type { Outside } from '../platform/outside.ts';
import { change, read, stored } from '../platform/stored.ts';
import type { PlayedReport } from '../played/report.ts';
import { enqueue } from '../queue/queue.ts';
import { settings } from '../settings/settings.ts';
import {
  afterReport,
  isDone,
  isHeld,
  watchOf,
  watchWithout,
  type Shown,
  type Watch,
} from './watch.ts';

/** What the tabs show, by their numbers. */
export type Watches = Readonly<Record<string, Watch>>;

export const watches = stored<Watches>('session', 'watches', {});

const changeTab = (
  outside: Outside,
  tab: number,
  by: (watch: Watch | undefined) => Watch | undefined,
): Promise<Watches> =>
  change(outside, watches, (all) => {
    const { [tab]: before, ...others } = all;
    const after = by(before);
    return after ? { ...others, [tab]: after } : others;
  });

const judge = async (outside: Outside, isOver: boolean) => {
  const { threshold } = await read(outside, settings);
  return { threshold: threshold / 100, now: outside.now(), isOver };
};

/**
 * Queues what a tab has watched to its end. The queue knows what it was given lately, so that a worker that dies in between queues
 * nothing twice.
 */
export const conclude = async (outside: Outside, tab: number, isOver = false): Promise<void> => {
  const watch = (await read(outside, watches))[tab];
  if (!watch || watch.key !== undefined || !isDone(watch, await judge(outside, isOver))) return;
  const key = await enqueue(outside, watch);
  if (key === undefined) return;
  await changeTab(outside, tab, (now) =>
    now?.identity === watch.identity ? { ...now, key } : now,
  );
};

/** Concludes all tabs, after the worker may have died, or when time tells that no longer video follows. */
export const concludeAll = async (outside: Outside): Promise<void> => {
  for (const tab of Object.keys(await read(outside, watches))) await conclude(outside, Number(tab));
};

/** Whether a tab must be looked at again soon, though nobody tells anything. */
export const isAnyHeld = async (outside: Outside): Promise<boolean> => {
  const judged = await judge(outside, false);
  return Object.values(await read(outside, watches)).some(
    (watch) => watch.key === undefined && isHeld(watch, judged),
  );
};

/** Where something is shown: a tab, the document in it, and its address. */
export interface Place extends Omit<Shown, 'now'> {
  tab: number;
}

/** A page shows something, or says nothing at the moment. */
export const see = async (
  outside: Outside,
  { tab, ...place }: Place,
  sighting: Sighting | undefined,
): Promise<void> => {
  const shown = { ...place, now: outside.now() };
  const next = (watch: Watch | undefined): Watch | undefined =>
    sighting ? watchOf(watch, sighting, shown) : watchWithout(watch, shown);
  const before = (await read(outside, watches))[tab];
  await conclude(outside, tab, next(before)?.identity !== before?.identity);
  await changeTab(outside, tab, next);
  await conclude(outside, tab);
};

/** A frame of a tab played something. What belongs to nothing that the tab shows is dropped: it must not count for what comes next. */
export const addPlayed = async (
  outside: Outside,
  { tab, page }: Pick<Place, 'tab' | 'page'>,
  report: PlayedReport,
): Promise<void> => {
  const heard = { page, now: outside.now() };
  await changeTab(outside, tab, (watch) => watch && afterReport(watch, report, heard));
  await conclude(outside, tab);
};

/** A tab is closed, or shows a page that we do not read. */
export const forgetTab = async (outside: Outside, tab: number): Promise<void> => {
  await conclude(outside, tab, true);
  await changeTab(outside, tab, () => undefined);
};
