import { browser } from '../platform/browser.ts';
import { outside } from '../platform/of-browser.ts';
import { read } from '../platform/stored.ts';
import { stateOfTab } from '../panel/state-of-tab.ts';
import { events } from '../queue/event.ts';
import { watches, type Watches } from '../watch/watches.ts';

type Changes = Record<string, chrome.storage.StorageChange>;

const changedTabs = async (changes: Changes): Promise<string[]> => {
  const change = changes[watches.name];
  if (!change) return Object.keys(await read(outside, watches));
  const [before, after] = [change.oldValue, change.newValue].map(
    (value) => (value ?? {}) as Watches,
  );
  return Object.keys(after ?? {}).filter(
    (tab) => JSON.stringify(before?.[tab]) !== JSON.stringify(after?.[tab]),
  );
};

/** Shows in the panel of a tab what is known of it. */
export const tellTab = async (tab: number): Promise<void> => {
  const state = await stateOfTab(outside, tab);
  // A tab that is gone, or whose page loads, has nobody who listens.
  await browser.tabs.sendMessage(tab, { state }, { frameId: 0 }).catch(() => undefined);
};

/** Shows in the panels what has changed in storage, whoever changed it. */
export const tellTabs = async (changes: Changes): Promise<void> => {
  if (!changes[watches.name] && !changes[events.name]) return;
  for (const tab of await changedTabs(changes)) await tellTab(Number(tab));
};
