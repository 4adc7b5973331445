import { intlTag, type Locale } from '#lib/i18n/locale.ts';

/** The share of accepted values, as people read it; a dash if nothing was decided. */
export const acceptedRate = (
  { accepted, rejected }: { accepted: number; rejected: number },
  locale: Locale,
): string => {
  const all = accepted + rejected;
  const format = new Intl.NumberFormat(intlTag(locale), { style: 'percent' });
  return all === 0 ? '–' : format.format(accepted / all);
};
