import type { StreamingLink } from './work-page.ts';

/** Where to watch, seen from one country (or from anywhere). */
export interface Offers {
  readonly here: readonly StreamingLink[];
  readonly unstated: readonly StreamingLink[];
  readonly elsewhere: readonly StreamingLink[];
}

/** Links to web pages, each once, parted by whether they hold in a region; without one everything that states its regions is here. */
export function offersIn(links: readonly StreamingLink[], region: string | null): Offers {
  const web = [
    ...new Map(links.map((link) => [`${link.service} ${link.url}`, link])).values(),
  ].filter(({ url }) => /^https?:\/\//u.test(url));
  const stated = web.filter(({ regions }) => regions !== null && regions.length > 0);
  return {
    here: stated.filter(({ regions }) => region === null || regions?.includes(region)),
    unstated: web.filter(({ regions }) => regions === null || regions.length === 0),
    elsewhere: stated.filter(({ regions }) => region !== null && !regions?.includes(region)),
  };
}

const NAMES: Readonly<Record<string, string>> = {
  abema: 'ABEMA',
  acfun: 'AcFun',
  animad: 'Bahamut Anime Crazy',
  bilibili: 'bilibili',
  bilibili_hk_mo: 'bilibili',
  bilibili_hk_mo_tw: 'bilibili',
  bilibili_tw: 'bilibili',
  crunchyroll: 'Crunchyroll',
  danime: 'd Anime Store',
  disneyplus: 'Disney+',
  gamer: 'Bahamut Anime Crazy',
  gamer_hk: 'Bahamut Anime Crazy',
  hidive: 'HIDIVE',
  iqiyi: 'iQIYI',
  muse_hk: 'Muse Asia (YouTube)',
  muse_tw: 'Muse Taiwan (YouTube)',
  netflix: 'Netflix',
  nicovideo: 'Niconico',
  prime: 'Prime Video',
  qq: 'Tencent Video',
  tropics: 'Tropics Anime (YouTube)',
  unext: 'U-NEXT',
  viu: 'Viu',
  youku: 'Youku',
};

/** How a service calls itself. */
export function serviceName(service: string): string {
  return NAMES[service] ?? service.replaceAll('_', ' ');
}
