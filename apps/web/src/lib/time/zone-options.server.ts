import { setImmediate } from 'node:timers/promises';
import { words } from '#lib/i18n/words.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import { DAY_MS } from './durations.ts';

export interface ZoneOption {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

const zoneOptionWords = words({
  en: {
    regions: {
      Africa: 'Africa',
      America: 'America',
      Antarctica: 'Antarctica',
      Arctic: 'Arctic',
      Asia: 'Asia',
      Atlantic: 'Atlantic',
      Australia: 'Australia',
      Europe: 'Europe',
      Indian: 'Indian Ocean',
      Pacific: 'Pacific',
    },
  },
  ja: {
    regions: {
      Africa: 'アフリカ',
      America: 'アメリカ',
      Antarctica: '南極',
      Arctic: '北極',
      Asia: 'アジア',
      Atlantic: '大西洋',
      Australia: 'オーストラリア',
      Europe: 'ヨーロッパ',
      Indian: 'インド洋',
      Pacific: '太平洋',
    },
  },
});

/** Places that the runtime still lists under a name of old. */
const RENAMED: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
};

/** "New York"; "Ushuaia, Argentina". Choosers are searched from the start of a label. */
const placeOf = (zone: string): string =>
  zone
    .split('/')
    .slice(1)
    .toReversed()
    .map((part) => RENAMED[part] ?? part.replaceAll('_', ' '))
    .join(', ');

/** "UTC−5", "UTC+5:30", "UTC"; some runtimes write the last as "GMT+0". */
const offsetOf = (zone: string, at: number): string => {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', 'UTC').replace(/\+0$/u, '').replace('-', '−');
};

/** To ask about all zones takes hundreds of milliseconds, so others get their turn meanwhile. */
const ZONES_A_TURN = 10;

const measure = async (at: number): Promise<ReadonlyMap<string, string>> => {
  const offsets = new Map<string, string>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    offsets.set(zone, offsetOf(zone, at));
    if (offsets.size % ZONES_A_TURN === 0) await setImmediate();
  }
  return offsets;
};

let measured: { day: number; offsets: Promise<ReadonlyMap<string, string>> } | undefined;

/** The offsets of all zones, measured once a day. */
const offsetsOn = (now: number): Promise<ReadonlyMap<string, string>> => {
  const day = Math.floor(now / DAY_MS);
  if (measured?.day !== day) measured = { day, offsets: measure(now) };
  return measured.offsets;
};

/** All zones by region and place, after UTC and a zone that was chosen elsewhere under another name. */
export async function zoneOptions(
  now: number,
  { locale, chosen }: { locale: Locale; chosen: string | null },
): Promise<readonly ZoneOption[]> {
  const offsets = await offsetsOn(now);
  const regions: Readonly<Record<string, string>> = zoneOptionWords(locale).regions;
  const places = Array.from(offsets, ([value, offset]) => {
    const [region = ''] = value.split('/');
    return { value, label: `${placeOf(value)} (${offset})`, group: regions[region] ?? region };
  });
  const isOther = chosen !== null && chosen !== 'UTC' && !offsets.has(chosen);
  return [
    { value: 'UTC', label: 'UTC' },
    ...(isOther ? [{ value: chosen, label: chosen }] : []),
    ...places.toSorted(
      (a, b) => a.group.localeCompare(b.group, locale) || a.label.localeCompare(b.label, 'en'),
    ),
  ];
}
