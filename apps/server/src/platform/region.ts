/** Codes that CLDR has names for, but that are no countries or territories of ISO 3166-1. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a code was withdrawn, or only reserved: CLDR replaces it by another, such as UK by GB. */
const isReplaced = (code: string): boolean =>
  Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`;

/** Whether two letters are a country or territory of ISO 3166-1. */
export const isRegion = (code: string): boolean =>
  /^[A-Z]{2}$/u.test(code) &&
  !NO_COUNTRY.has(code) &&
  !isReplaced(code) &&
  regionNames.of(code) !== undefined;
