import type { PartialDate } from '#slices/catalog/index.ts';
import { dateOf } from '../manga/field.ts';

const CHINESE = /^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})日)?)?/u;
const LATIN = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?!\d)/u;

/** A date as people write it into the wiki: `2023年9月29日`, `2023-9-29`, and what they add behind it. */
export const wikiDateOf = (text: string | null | undefined): PartialDate | null => {
  const [, year, ...rest] = CHINESE.exec(text ?? '') ?? LATIN.exec(text ?? '') ?? [];
  if (year === undefined) return null;
  const parts = rest.flatMap((part) => (part === undefined ? [] : [part.padStart(2, '0')]));
  return dateOf([year, ...parts].join('-'));
};
