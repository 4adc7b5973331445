import { z } from 'zod';
import type { Description } from '#slices/catalog/index.ts';
import { DescriptionText } from './manga/field.ts';

/** A synopsis of our own, in both languages of the pages. Strict, since a mistake in it is ours. */
export const OwnSynopsis = z.strictObject({ en: DescriptionText, ja: DescriptionText });
export type OwnSynopsis = z.infer<typeof OwnSynopsis>;

export const descriptionsOf = ({ en, ja }: OwnSynopsis): Description[] => [
  { text: en, lang: 'en' },
  { text: ja, lang: 'ja' },
];
