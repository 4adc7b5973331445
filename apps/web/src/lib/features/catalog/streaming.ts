import type { Locale } from '#lib/i18n/locale.ts';
import type { StreamingLink } from './work-page.ts';

/** Where to watch, from one region or from anywhere. */
export interface Offers {
  readonly here: readonly StreamingLink[];
  readonly unstated: readonly StreamingLink[];
  readonly elsewhere: readonly StreamingLink[];
}

/**
 * Links to web pages, without duplicates, separated by whether they work in a region. Without a region, all links that state their regions
 * count as working.
 */
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
  ani_one: 'Ani-One (YouTube)',
  ani_one_asia: 'Ani-One Asia (YouTube)',
  bilibili: 'Bilibili',
  crunchyroll: 'Crunchyroll',
  danime: 'd Anime Store',
  disneyplus: 'Disney+',
  gamer: 'Bahamut Anime Crazy',
  iqiyi: 'iQIYI',
  letv: 'Le.com',
  mgtv: 'Mango TV',
  muse: 'Muse (YouTube)',
  mytv: 'myTV SUPER',
  netflix: 'Netflix',
  nicovideo: 'Niconico',
  prime: 'Prime Video',
  qq: 'Tencent Video',
  tropics: 'Tropics Anime (YouTube)',
  unext: 'U-NEXT',
  viu: 'Viu',
  youku: 'Youku',
  youtube: 'YouTube',
};

const JAPANESE_NAMES: Readonly<Record<string, string>> = {
  danime: 'dアニメストア',
  gamer: '動畫瘋',
  nicovideo: 'ニコニコ動画',
};

/** The name of a service. */
export function serviceName(service: string, locale: Locale): string {
  const own = locale === 'ja' ? JAPANESE_NAMES[service] : undefined;
  return own ?? NAMES[service] ?? service.replaceAll('_', ' ');
}
