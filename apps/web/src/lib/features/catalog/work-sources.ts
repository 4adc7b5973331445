import { fieldWords } from '#lib/features/edits/field-words.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import type { FieldSource } from './work-page.ts';

/** A data source, and what of a work it gave. */
export interface WorkSource {
  source: string;
  name: string | null;
  license: string | null;
  /** A web address; addresses come from imported data. */
  url: string | null;
  /** In words. */
  fields: string[];
}

/** What the API calls differently than the forms of edits. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  startDate: 'startOn',
  endDate: 'endOn',
  source: 'material',
  coverImage: 'coverUrl',
  bannerImage: 'bannerUrl',
  rankedTags: 'tags',
  countryOfOrigin: 'country',
};

const webAddress = (url: string | null): string | null =>
  url !== null && /^https?:\/\//u.test(url) ? url : null;

/** Which data source gave what of a work, for its page. */
export function workSources(provenance: readonly FieldSource[], locale: Locale): WorkSource[] {
  const named: Readonly<Record<string, string>> = fieldWords(locale).fields;
  const wordsOf = (field: string): string[] => {
    const [name = ''] = field.split('.');
    const word = named[FORM_NAMES[name] ?? name];
    return word === undefined ? [] : [word];
  };
  return [...Map.groupBy(provenance, ({ source }) => source)].map(([source, lines]) => ({
    source,
    name: lines[0]!.sourceName,
    license: lines[0]!.license,
    url: webAddress(lines[0]!.url),
    fields: [...new Set(lines.flatMap(({ field }) => wordsOf(field)))],
  }));
}
