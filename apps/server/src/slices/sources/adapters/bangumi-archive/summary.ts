import type { Description } from '#slices/catalog/index.ts';
import { languageOfText } from '../../rules/language-of-text.ts';
import { DescriptionText } from '../manga/field.ts';

/** Stands between a translation into Chinese and what was translated. */
const ORIGINAL = /[[【]简介原文[\]】]/u;

/** What a summary says of a work, once in each language. */
export const descriptionsOf = (summary: string): Description[] => {
  const byLang = new Map<string | null, Description>();
  for (const part of summary.split(ORIGINAL)) {
    const text = DescriptionText.safeParse(part);
    if (!text.success) continue;
    const lang = languageOfText(text.data);
    if (!byLang.has(lang)) byLang.set(lang, { text: text.data, lang });
  }
  return [...byLang.values()];
};
