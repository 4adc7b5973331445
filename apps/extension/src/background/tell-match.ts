import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { findMatch } from '../queue/match.ts';
import { settings } from '../settings/settings.ts';
import { hasBegun } from '../watch/watch.ts';
import { watches } from '../watch/watches.ts';
import { tellTab } from './tell-tabs.ts';

/** Shows in the panel of a tab what the server takes its episode for, once it plays. Without a panel nothing is asked. */
export const tellMatch = async (outside: Outside, tab: number): Promise<void> => {
  const watch = (await read(outside, watches))[tab];
  const { panel } = await read(outside, settings);
  if (!watch || !panel || !hasBegun(watch)) return;
  const isNew = await findMatch(outside, watch).catch(() => false);
  if (isNew) await tellTab(tab);
};
