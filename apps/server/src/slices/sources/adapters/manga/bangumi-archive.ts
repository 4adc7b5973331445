import { z } from 'zod';
import type { MangaClaim, MangaFormat, StaffCredit } from '#slices/catalog/index.ts';
import { dateOf, listOf, Name, optional, Title } from './field.ts';
import { infoboxOf, type Infobox } from './infobox.ts';
import { readJsonLines } from './json-lines.ts';
import { emptyClaim, ownId, type MangaSource } from './source.ts';

const KEY = 'bangumi-archive';

const BOOK = 1;
/** Kinds of books; art books, picture books and guides are none of ours. */
const FORMATS: Readonly<Record<number, MangaFormat>> = { 1001: 'MANGA', 1002: 'LIGHT_NOVEL' };
/** Fewer votes say little. */
const LEAST_VOTES = 10;

const Votes = z.record(z.string(), z.number().nonnegative());
const Subject = z.object({
  id: z.int().positive(),
  type: z.int(),
  name: z.string().max(1_000),
  name_cn: z.string().max(1_000).catch(''),
  infobox: z.string().max(100_000).catch(''),
  platform: z.int().catch(0),
  nsfw: z.boolean().catch(false),
  series: z.boolean().catch(false),
  date: optional(z.string()),
  score: optional(z.number().min(0).max(10)),
  score_details: Votes.catch({}),
  favorite: Votes.catch({}),
});
type Subject = z.infer<typeof Subject>;

const sum = (votes: Readonly<Record<string, number>>): number =>
  Object.values(votes).reduce((total, count) => total + count, 0);

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

const claimOf = (subject: Subject, format: MangaFormat): MangaClaim | null => {
  const native = Title.safeParse(subject.name);
  if (!native.success) return null;
  const infobox = infoboxOf(subject.infobox);
  const first = (key: string): string | null => infobox.get(key)?.[0] ?? null;
  const aliases = listOf(Title).parse(infobox.get('别名') ?? []);
  const chinese = Title.safeParse(subject.name_cn);
  return {
    ...emptyClaim(String(subject.id), native.data),
    synonyms: [
      ...(chinese.success ? [{ text: chinese.data, lang: 'zh-Hans' }] : []),
      ...aliases.map((text) => ({ text, lang: null })),
    ],
    format,
    startOn: dateOf(first('开始') ?? subject.date),
    endOn: dateOf(first('结束')),
    magazine: optional(Name).parse(first('连载杂志')) ?? null,
    publisher: optional(Name).parse(first('出版社')) ?? null,
    staff: staffOf(infobox),
    averageScore:
      subject.score && sum(subject.score_details) >= LEAST_VOTES
        ? Math.round(subject.score * 10)
        : null,
    popularity: sum(subject.favorite) || null,
    isAdult: subject.nsfw,
    externalIds: [ownId('bangumi', subject.id)],
  };
};

/** The weekly archive of Bangumi: `subject.jsonlines`, of which the series of manga and novels are taken. */
export const bangumiArchive: MangaSource = {
  key: KEY,
  info: {
    name: 'Bangumi Archive',
    licence: 'Not stated',
    attribution: 'Manga: Bangumi (bgm.tv), changed: filtered, merged, re-keyed.',
    url: 'https://github.com/bangumi/Archive',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: false,
    terms: 'The archive states no licence: make sure that you may use it.',
  },
  form: 'subject.jsonlines out of the archive, also as .gz or .zst',
  read: async function* ({ file, refuse }) {
    for await (const subject of readJsonLines({ source: KEY, file, row: Subject, refuse })) {
      const format = FORMATS[subject.platform];
      // Volumes are subjects of their own; the series is the one that is marked so.
      if (subject.type !== BOOK || !subject.series || !format) continue;
      const claim = claimOf(subject, format);
      if (claim) yield claim;
      else refuse({ source: KEY, ref: `subject ${subject.id}`, reason: 'has no title' });
    }
  },
};
