import { badgeOf } from './badge-messages.ts';
import { currentAdapters } from './adapter-updates.ts';
import { browser } from '../platform/browser.ts';
import type { PageMessage } from '../platform/message.ts';
import { outside } from '../platform/of-browser.ts';
import { read } from '../platform/stored.ts';
import { readReport, type PlayedReport } from '../played/report.ts';
import { stateOfTab } from '../panel/state-of-tab.ts';
import { answer, choose, ignore } from '../queue/answer.ts';
import { undo } from '../queue/undo.ts';
import { searchFor } from '../queue/search.ts';
import { servers } from '../servers/server.ts';
import { readSighting } from '../watch/read-sighting.ts';
import { addPlayed, forgetTab, see, watches, type Place } from '../watch/watches.ts';
import { tellMatch } from './tell-match.ts';
import { pageOfTab } from './page-of-tab.ts';
import { sendAndWake } from './wake.ts';

const MOST_ID = 100;
const MOST_ADDRESS = 2000;

/** A tab may speak of its own plays alone. */
const isOwn = async (tab: number, key: string): Promise<boolean> => {
  const own = (await read(outside, watches))[tab]?.key;
  return own !== undefined && key.startsWith(`${own}/`);
};

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

const placeOf = (tab: number, { page, address }: SeenMessage): Place => ({
  tab,
  page: textOf(page, MOST_ID),
  address: textOf(address, MOST_ADDRESS),
});

/** Adds what a frame played, if the page in its tab is one that we read. */
const played = async (tab: number, report: PlayedReport | undefined): Promise<void> => {
  const page = await pageOfTab(tab);
  if (page === undefined) await forgetTab(outside, tab);
  else if (report) await addPlayed(outside, { tab, page }, report);
};

type SeenMessage = Extract<PageMessage, { kind: 'seen' }>;
type Act = Extract<PageMessage, { key: string }>;

const act = async (message: Act): Promise<unknown> => {
  const { key } = message;
  switch (message.kind) {
    case 'undo':
      return undo(outside, key);
    case 'answer':
      return answer(outside, key, message.isWanted);
    case 'ignore':
      return ignore(outside, key);
    case 'choose':
      return choose(outside, key, message);
    case 'search':
      return searchFor(outside, key, message.query);
  }
};

/** Does what a script in a page asks. Pages are of others: everything is read with care, and nothing secret goes back. */
export const onPageMessage = async (tab: number, message: PageMessage): Promise<unknown> => {
  switch (message.kind) {
    case 'seen':
      await see(outside, placeOf(tab, message), readSighting(message.sighting));
      void sendAndWake();
      void tellMatch(outside, tab);
      return { state: await stateOfTab(outside, tab) };
    case 'played':
      await played(tab, readReport(message.report));
      void sendAndWake();
      void tellMatch(outside, tab);
      return { isTaken: true };
    case 'adapters':
      return { adapters: await currentAdapters(outside) };
    case 'whose':
      return { isServer: (await read(outside, servers)).some(({ url }) => url === message.origin) };
    case 'badge':
      return { badge: await badgeOf(message) };
    case 'options':
      return browser.runtime.openOptionsPage();
    case 'undo':
    case 'answer':
    case 'ignore':
    case 'choose':
    case 'search': {
      const result = (await isOwn(tab, message.key)) ? await act(message) : undefined;
      return { result, state: await stateOfTab(outside, tab) };
    }
  }
};
