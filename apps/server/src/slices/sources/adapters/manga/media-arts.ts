import { z } from 'zod';
import { type MangaClaim, type StaffCredit, emptyMangaClaim } from '#slices/catalog/index.ts';
import { readJson } from '../packages/package-file.ts';
import { objectionTo, parseRow, type Refuse } from '../packages/row.ts';
import { toLatin } from './latin.ts';
import { dateOf, Name, Title } from './field.ts';
import { ownId, type MangaSource } from './source.ts';

const KEY = 'media-arts';

/** A text, or the same in kana under a language tag. */
const Tagged = z.union([z.string(), z.object({ '@language': z.string(), '@value': z.string() })]);
const OneOrMore = z
  .union([Tagged, z.array(Tagged).max(50)])
  .optional()
  .transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]));
type Tagged = z.infer<typeof Tagged>;

const Publication = z.object({
  identifier: z.string().regex(/^C\d{1,9}$/u),
  label: Title,
  name: OneOrMore,
  creator: OneOrMore,
  originalWorkCreator: OneOrMore,
  datePublished: z.string().optional(),
});
type Publication = z.infer<typeof Publication>;

const File = z.object({ '@graph': z.array(z.unknown()).max(500_000) });

const plainOf = (values: readonly Tagged[]): string[] =>
  values.flatMap((value) => (typeof value === 'string' ? [value] : []));

const kanaOf = (values: readonly Tagged[]): string | undefined =>
  values.flatMap((value) => (typeof value === 'string' ? [] : [value['@value']]))[0];

/** Several people stand in one text, with what they did in brackets. */
const SEPARATOR = /[／/;；]|\s\/\s/u;
const IN_BRACKETS = /\[[^\]]*\]|［[^］]*］/gu;

const creditsOf = (values: readonly Tagged[], role: StaffCredit['role']): StaffCredit[] =>
  plainOf(values)
    .flatMap((text) => text.replace(IN_BRACKETS, ' ').split(SEPARATOR))
    .flatMap((text) => {
      const name = Name.safeParse(text);
      return name.success ? [{ name: name.data, nameNative: name.data, role }] : [];
    });

const claimOf = (row: Publication): MangaClaim => {
  const original = creditsOf(row.originalWorkCreator, 'ORIGINAL_CREATOR');
  const creators = creditsOf(row.creator, original.length > 0 ? 'ART' : 'STORY_AND_ART');
  const kana = kanaOf(row.name);
  const reading = kana === undefined ? null : toLatin(kana);
  return {
    ...emptyMangaClaim(row.identifier, row.label),
    // A reading has no word breaks: it is for finding, not for show.
    synonyms: [kana, reading].flatMap((text) =>
      text ? [{ text, lang: text === kana ? 'ja-Hrkt' : 'ja-Latn' }] : [],
    ),
    format: 'MANGA',
    startOn: dateOf(row.datePublished),
    country: 'JP',
    staff: [...original, ...creators],
    externalIds: [ownId('mediaarts', row.identifier)],
  };
};

const readRow = (raw: unknown, index: number, refuse: Refuse): Publication | null => {
  const ref = () => `item ${index} of @graph`;
  const reason = objectionTo(raw);
  if (reason === null) return parseRow(Publication, raw, { source: KEY, ref, refuse });
  refuse({ source: KEY, ref: ref(), reason });
  return null;
};

/** The serialisations of the Media Arts Database (`cm106`, JSON-LD). Its dates are those printed on the issues. */
export const mediaArts: MangaSource = {
  key: KEY,
  info: {
    name: 'Media Arts Database',
    licence: 'Free reuse, with notice of changes',
    attribution:
      'Media Arts Database (Agency for Cultural Affairs, Japan), manga serialisations; changed: filtered, merged, re-keyed.',
    url: 'https://mediaarts-db.artmuseums.go.jp/',
  },
  licence: {
    needsConsent: false,
    isNonCommercial: false,
    terms: 'Free reuse; say that you edited it.',
  },
  form: 'the JSON-LD file cm106, also as .gz',
  read: async function* ({ file, refuse }) {
    const graph = File.safeParse(readJson(file));
    if (!graph.success)
      throw new Error(`${file} is not a file of the Media Arts Database: it has no @graph.`);
    for (const [index, raw] of graph.data['@graph'].entries()) {
      const row = readRow(raw, index, refuse);
      if (row !== null) yield claimOf(row);
    }
  },
};
