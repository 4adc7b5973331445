import { TRACKERS } from '../badge/page-of-work.ts';
import { browser } from '../platform/browser.ts';
import { outside } from '../platform/of-browser.ts';
import { siteOf } from '../platform/site.ts';
import { read } from '../platform/stored.ts';
import { servers } from '../servers/server.ts';
import { settings } from '../settings/settings.ts';

const PAGES = {
  id: 'pages',
  js: ['content.js'] as string[],
  allFrames: true,
  matchOriginAsFallback: true,
  runAt: 'document_idle',
  // Nothing is played there.
  excludeMatches: TRACKERS.map(({ pattern }) => pattern as string),
} as const satisfies Partial<chrome.scripting.RegisteredContentScript>;

const BADGES = {
  id: 'badges',
  js: ['badge.js'] as string[],
  runAt: 'document_idle',
} as const satisfies Partial<chrome.scripting.RegisteredContentScript>;

/** Runs a script on these pages from now on, and nowhere else. */
const register = async (script: typeof PAGES | typeof BADGES, matches: string[]): Promise<void> => {
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [script.id] });
  if (matches.length === 0) {
    if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [script.id] });
  } else if (known.length > 0) {
    await browser.scripting.updateContentScripts([{ ...script, matches }]);
  } else {
    await browser.scripting.registerContentScripts([{ ...script, matches }]);
  }
};

const badgeSites = async (): Promise<string[]> => {
  const { serverBadges = true } = await read(outside, settings);
  const own = serverBadges ? await read(outside, servers) : [];
  const wanted = [
    ...TRACKERS.map(({ pattern }) => pattern as string),
    ...own.flatMap(({ url }) => siteOf(url)?.pattern ?? []),
  ];
  const allowed = await Promise.all(
    wanted.map((pattern) => browser.permissions.contains({ origins: [pattern] })),
  );
  return [...new Set(wanted.filter((_, index) => allowed[index]))];
};

/** Runs our scripts on the sites that the person allows, one run after the other. */
export const registerSites = (): Promise<void> =>
  outside.alone('sites', async () => {
    const { origins = [] } = await browser.permissions.getAll();
    const trackers = new Set<string>(TRACKERS.map(({ pattern }) => pattern));
    await register(
      PAGES,
      origins.filter((origin) => !trackers.has(origin)),
    );
    await register(BADGES, await badgeSites());
  });
