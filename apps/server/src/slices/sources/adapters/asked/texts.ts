import { z } from 'zod';
import type { Description } from '#slices/catalog/index.ts';
import { MOST_DETAILS } from '#slices/catalog/index.ts';
import { DescriptionText } from '../manga/field.ts';

/** Signs that mean something in Markdown. */
const SIGNS = /[\\`*_[\]<>#~|]/gu;

/** Plain text as Markdown that shows it as it is. */
const escaped = (text: string): string => text.replace(SIGNS, String.raw`\$&`);

/** A plain text that becomes Markdown. */
export const PlainText = z
  .string()
  .max(10 * MOST_DETAILS.descriptionCharacters)
  .transform((text) => escaped(text.trim()))
  .pipe(z.string().min(1).max(MOST_DETAILS.descriptionCharacters));

export { DescriptionText };

const isWebAddress = (address: string): boolean => /^https:\/\/[^\s()<>]+$/u.test(address);

/** A description that ends with a link to where it is from, as its licence asks. */
export const creditedDescription = (
  text: string,
  { lang, site, address }: { lang: string; site: string; address: string },
): Description[] => {
  const credit = isWebAddress(address) ? `\n\n[${site}](${address})` : `\n\n${site}`;
  return text.length + credit.length <= MOST_DETAILS.descriptionCharacters
    ? [{ text: `${text}${credit}`, lang }]
    : [];
};
