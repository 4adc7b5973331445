import { intlTag, type Locale } from '#lib/i18n/locale.ts';
import { regionName } from './region-name.ts';

/** Regions to choose from: those in which known services offer anime, and their neighbours. */
const REGIONS =
  'AE AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KR LT LU LV MA MO MX MY NL NO NZ PE PH PK PL PT RO RS RU SA SE SG SI SK TH TR TW UA US UY VE VN ZA'.split(
    ' ',
  );

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
