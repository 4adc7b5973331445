import type { Sighting } from '../adapters/sighting.ts';
import type { Outside } from '../platform/outside.ts';
import { change, read, stored } from '../platform/stored.ts';
import type { PlayedReport } from '../played/report.ts';
import { enqueue } from '../queue/queue.ts';
import { settings } from '../settings/settings.ts';
import { afterReport, isDone, watchOf, type Watch } from './watch.ts';

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

/**
 * Queues what a tab has watched to its end. The queue knows what it was given lately, so that a worker that dies in between queues
 * nothing twice.
 */
export const conclude = async (outside: Outside, tab: number): Promise<void> => {
  const watch = (await read(outside, watches))[tab];
  const { threshold } = await read(outside, settings);
  if (!watch || watch.key !== undefined || !isDone(watch, threshold / 100)) return;
  const key = await enqueue(outside, watch.identity, watch.sighting);
  if (key === undefined) return;
  await changeTab(outside, tab, (now) =>
    now?.identity === watch.identity ? { ...now, key } : now,
  );
};

/** Concludes all tabs, after the worker may have died. */
export const concludeAll = async (outside: Outside): Promise<void> => {
  for (const tab of Object.keys(await read(outside, watches))) await conclude(outside, Number(tab));
};

/** A page shows something, or nothing any more. */
export const see = async (
  outside: Outside,
  tab: number,
  sighting: Sighting | undefined,
): Promise<void> => {
  await conclude(outside, tab);
  await changeTab(outside, tab, (watch) => sighting && watchOf(watch, sighting));
  await conclude(outside, tab);
};

/** A frame of a tab played something. @returns whether it is known what */
export const addPlayed = async (
  outside: Outside,
  tab: number,
  report: PlayedReport,
): Promise<boolean> => {
  const all = await changeTab(outside, tab, (watch) => watch && afterReport(watch, report));
  await conclude(outside, tab);
  return all[tab] !== undefined;
};

/** A tab is closed. */
export const forgetTab = async (outside: Outside, tab: number): Promise<void> => {
  await conclude(outside, tab);
  await changeTab(outside, tab, () => undefined);
};
