import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { findMatch } from '../queue/match.ts';
import { watches } from '../watch/watches.ts';
import { tellTab } from './tell-tabs.ts';

/** Shows in the panel of a tab what the server takes its episode for. A server that does not say it now is asked with the next change. */
export const tellMatch = async (outside: Outside, tab: number): Promise<void> => {
  const watch = (await read(outside, watches))[tab];
  const isNew = watch !== undefined && (await findMatch(outside, watch).catch(() => false));
  if (isNew) await tellTab(tab);
};
