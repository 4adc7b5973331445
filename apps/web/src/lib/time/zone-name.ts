import { words } from '#lib/i18n/words.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import { MINUTE_MS } from './durations.ts';
import { JAPAN, offsetAt, twoDigits } from './zone.ts';

const zoneWords = words({ en: { japan: 'Japan' }, ja: { japan: '日本' } });

/** "Japan", "Buenos Aires", "UTC": the place that names a zone. */
export function zonePlace(zone: string, locale: Locale): string {
  if (zone === JAPAN) return zoneWords(locale).japan;
  if (/^(Etc\/)?(UTC|GMT|Universal|Zulu)$/.test(zone)) return 'UTC';
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** "GMT+9" at that instant. */
export function zoneOffset(zone: string, instant: number): string {
  const minutes = Math.round(offsetAt(instant, zone) / MINUTE_MS);
  if (minutes === 0) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const clock = rest === 0 ? hours : `${hours}:${twoDigits(rest)}`;
  return `GMT${minutes < 0 ? '-' : '+'}${clock}`;
}
