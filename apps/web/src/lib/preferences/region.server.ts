import { intlTag, type Locale } from '#lib/i18n/locale.ts';

/** Regions to choose from: those in which known services offer anime, and their neighbours. */
const REGIONS =
  'AE AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KR LT LU LV MA MO MX MY NL NO NZ PE PH PK PL PT RO RS RU SA SE SG SI SK TH TR TW UA US UY VE VN ZA'.split(
    ' ',
  );

/** Regions whose long name is the official one ("Hong Kong SAR China"). */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO']);

// Only the server names regions, because browsers name some differently, and a page must say the same after hydration.
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

/** The name of a country or region in a language; its code when that is not one. */
export function regionName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/u.test(code)) return code;
  const key = `${locale}${code}`;
  const name = names.get(key) ?? namer(locale, SHORT.has(code) ? 'short' : 'long').of(code) ?? code;
  names.set(key, name);
  return name;
}

/** The names of some regions, by code. */
export function regionNames(codes: Iterable<string>, locale: Locale): Record<string, string> {
  return Object.fromEntries(Array.from(codes, (code) => [code, regionName(code, locale)]));
}

/** All regions in order of their names, including one that was chosen elsewhere. */
export function regionOptions(
  locale: Locale,
  chosen: string | null,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(intlTag(locale));
  const codes = chosen === null || REGIONS.includes(chosen) ? REGIONS : [...REGIONS, chosen];
  return codes
    .map((value) => ({ value, label: regionName(value, locale) }))
    .sort((a, b) => compare(a.label, b.label));
}
