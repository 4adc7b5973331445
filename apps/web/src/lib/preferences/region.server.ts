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

interface RegionOption {
  readonly value: string;
  readonly label: string;
}

const sorted = (locale: Locale, codes: readonly string[]): readonly RegionOption[] => {
  const { compare } = new Intl.Collator(intlTag(locale));
  return codes
    .map((value) => ({ value, label: regionName(value, locale) }))
    .toSorted((a, b) => compare(a.label, b.label));
};

const usual = new Map<Locale, readonly RegionOption[]>();

/** All regions in order of their names, including one that was chosen elsewhere. They are sorted once. */
export function regionOptions(locale: Locale, chosen: string | null): readonly RegionOption[] {
  if (chosen !== null && !REGIONS.includes(chosen)) return sorted(locale, [...REGIONS, chosen]);
  const options = usual.get(locale) ?? sorted(locale, REGIONS);
  usual.set(locale, options);
  return options;
}
