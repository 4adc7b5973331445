import { type MangaClaim, type StaffCredit, emptyMangaClaim } from '#slices/catalog/index.ts';
import { rankedFactsOf } from '../folksonomy/index.ts';
import { dateOf, Name, optional, Title } from '../manga/field.ts';
import { ownId } from '../manga/source.ts';
import type { SubjectDetails } from './details.ts';
import { infoboxOf, type Infobox } from './infobox.ts';
import type { Subject } from './rows.ts';
import { MANGA_FORMATS_BY_PLATFORM, popularityOf, scoreOf, synonymsOf } from './subject.ts';
import { descriptionsOf } from './summary.ts';

/** Fewer votes say little. */
const LEAST_VOTES = 10;

/** Chinese words for a country of origin are not in the archive; the keys of the infobox are. */
const CREDITS: readonly [string, StaffCredit['role']][] = [
  ['原作', 'ORIGINAL_CREATOR'],
  ['作者', 'STORY_AND_ART'],
  ['作画', 'ART'],
];

const SEPARATOR = /[、，,／/×]/u;

const staffOf = (infobox: Infobox): StaffCredit[] =>
  CREDITS.flatMap(([key, role]) =>
    (infobox.get(key) ?? [])
      .flatMap((text) => text.split(SEPARATOR))
      .flatMap((text) => {
        const name = Name.safeParse(text);
        return name.success ? [{ name: name.data, nameNative: name.data, role }] : [];
      }),
  );

/** What the archive says of a series of manga or novels; null for one without a title. */
export const mangaClaimOf = (
  subject: Subject,
  { characters, related }: SubjectDetails,
): MangaClaim | null => {
  const native = Title.safeParse(subject.name);
  if (!native.success) return null;
  const infobox = infoboxOf(subject.infobox);
  const first = (key: string): string | null => infobox.get(key)?.[0] ?? null;
  return {
    ...emptyMangaClaim(String(subject.id), native.data),
    synonyms: synonymsOf(subject, infobox),
    format: MANGA_FORMATS_BY_PLATFORM[subject.platform] ?? null,
    startOn: dateOf(first('开始') ?? subject.date),
    endOn: dateOf(first('结束')),
    magazine: optional(Name).parse(first('连载杂志')) ?? null,
    publisher: optional(Name).parse(first('出版社')) ?? null,
    staff: staffOf(infobox),
    ...rankedFactsOf(subject.tags),
    averageScore: scoreOf(subject, LEAST_VOTES),
    popularity: popularityOf(subject),
    isAdult: subject.nsfw ?? false,
    externalIds: [ownId('bangumi', subject.id)],
    descriptions: descriptionsOf(subject.summary),
    characters,
    related,
  };
};
