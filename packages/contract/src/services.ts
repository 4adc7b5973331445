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

/** The keys of streaming services that have a name here. */
export const SERVICE_KEYS: ReadonlySet<string> = new Set(Object.keys(NAMES));

const JAPANESE_NAMES: Readonly<Record<string, string>> = {
  danime: 'dアニメストア',
  gamer: '動畫瘋',
  nicovideo: 'ニコニコ動画',
};

const KEYS: ReadonlyMap<string, string> = new Map(
  [...Object.entries(NAMES), ...Object.entries(JAPANESE_NAMES)].map(([key, name]) => [
    name.toLowerCase(),
    key,
  ]),
);

/** The key of a streaming service, by its name in any language; undefined for one that has no name here. */
export const serviceKey = (name: string): string | undefined => KEYS.get(name.toLowerCase());

/** The name of a streaming service, by its key. */
export function serviceName(service: string, locale: 'en' | 'ja'): string {
  const own = locale === 'ja' ? JAPANESE_NAMES[service] : undefined;
  return own ?? NAMES[service] ?? service.replaceAll('_', ' ');
}
