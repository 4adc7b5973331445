import { isTracker } from '../../badge/page-of-work.ts';
import { browser } from '../../platform/browser.ts';
import { siteOf, type Site } from '../../platform/site.ts';
import { askOwnWorker } from '../ask-own-worker.ts';

/** The tab that the person looks at. Opening the popup lets us read its address, and it alone. */
export interface CurrentTab {
  id: number;
  /** Its site, as a pattern and as people read it. Undefined: it is no page of a site. */
  site: Site | undefined;
  address: string;
}

export const currentTab = async (): Promise<CurrentTab | undefined> => {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined
    ? undefined
    : { id: tab.id, site: siteOf(tab.url), address: tab.url ?? '' };
};

const frameAddresses = (): string[] =>
  [...document.querySelectorAll('iframe')].map(({ src }) => src);

/**
 * The other sites whose frames are on a page, and in frames that we may read: its player may be in one of them. So far as the adapter of the
 * page knows it, they are offered before the player is there.
 */
export const framesOf = async ({ id, site, address }: CurrentTab): Promise<Site[]> => {
  const results = await browser.scripting
    .executeScript({ target: { tabId: id, allFrames: true }, func: frameAddresses })
    .catch(() => []);
  const sites = results.flatMap(({ result }) => (result ?? []).flatMap((src) => siteOf(src) ?? []));
  const told = await askOwnWorker<Site[]>({ kind: 'frames', address });
  const others = [...told, ...sites].filter(({ pattern }) => pattern !== site?.pattern);
  return [...new Map(others.map((one) => [one.pattern, one])).values()].slice(0, 8);
};

export const isAllowed = ({ pattern }: Site): Promise<boolean> =>
  browser.permissions.contains({ origins: [pattern] });

/** Asks the person, and reads the page that is open already. */
export const allow = async ({ id }: CurrentTab, { pattern }: Site): Promise<boolean> => {
  const isGranted = await browser.permissions.request({ origins: [pattern] });
  if (isGranted) {
    const file = isTracker(pattern) ? 'badge.js' : 'content.js';
    await browser.scripting
      .executeScript({ target: { tabId: id, allFrames: true }, files: [file] })
      .catch(() => undefined);
  }
  return isGranted;
};
