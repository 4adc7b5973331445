import { isTracker } from '../../badge/page-of-work.ts';
import { browser } from '../../platform/browser.ts';
import { siteOf, type Site } from '../../platform/site.ts';

/** The tab that the person looks at. Opening the popup lets us read its address, and it alone. */
export interface CurrentTab {
  id: number;
  /** Its site, as a pattern and as people read it. Undefined: it is no page of a site. */
  site: Site | undefined;
}

export const currentTab = async (): Promise<CurrentTab | undefined> => {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? undefined : { id: tab.id, site: siteOf(tab.url) };
};

const frameAddresses = (): string[] =>
  [...document.querySelectorAll('iframe')].map(({ src }) => src);

/** The other sites whose frames are on a page: its player may be in one of them. */
export const framesOf = async ({ id, site }: CurrentTab): Promise<Site[]> => {
  const results = await browser.scripting
    .executeScript({ target: { tabId: id }, func: frameAddresses })
    .catch(() => []);
  const sites = results.flatMap(({ result }) => (result ?? []).flatMap((src) => siteOf(src) ?? []));
  const others = sites.filter(({ pattern }) => pattern !== site?.pattern);
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
