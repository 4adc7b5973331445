import { intlTag, type Locale } from '#lib/i18n/locale.ts';

/** Regions whose long name is the official one ("Hong Kong SAR China"). */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO']);

const namers = new Map<string, Intl.DisplayNames>();

/** Created once, because creating it costs more than all its uses on a page. */
function namer(locale: Locale, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${locale} ${style}`;
  const known = namers.get(key);
  if (known) return known;
  const made = new Intl.DisplayNames(intlTag(locale), { type: 'region', style });
  namers.set(key, made);
  return made;
}

/** Of 676 codes there are, in each language. */
const names = new Map<string, string>();

/**
 * The name of a country or region in a language; its code when that is not one. Browsers name some differently, and a page must say the
 * same after hydration: names that a page is rendered with come from the server.
 */
export function regionName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/u.test(code)) return code;
  const key = `${locale}${code}`;
  const name = names.get(key) ?? namer(locale, SHORT.has(code) ? 'short' : 'long').of(code) ?? code;
  names.set(key, name);
  return name;
}
