import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { notBy } from './unknown-format.ts';
import { jsonOf } from './bytes.ts';
import { entryRow } from './entry-row.ts';
import { readChange } from './instant.ts';
import { isXml } from './is-xml.ts';
import {
  type FormatReader,
  type Reading,
  type Said,
  visibilityOf,
} from '#slices/exchange/values.ts';
import { readMalXml } from './mal-xml.ts';
import { readProgress, readRepeats, readScore, readTotal } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { Any } from './said.ts';
import { readNotes, readTitle } from './text.ts';

const Reference = z.object({ id: z.string(), type: z.string() });
const ToOne = z.object({ data: Reference.nullish() }).nullish();

const LibraryEntry = z.object({
  attributes: z.object({
    status: Any,
    progress: Any,
    reconsuming: Any,
    reconsumeCount: Any,
    notes: Any,
    private: Any,
    ratingTwenty: Any,
    startedAt: Any,
    finishedAt: Any,
    updatedAt: Any,
  }),
  relationships: z.object({ anime: ToOne, manga: ToOne }),
});
type LibraryEntry = z.infer<typeof LibraryEntry>;

const Resource = z.object({
  id: z.string(),
  type: z.string(),
  attributes: z
    .object({
      canonicalTitle: z.string().nullish(),
      episodeCount: z.number().nullish(),
      chapterCount: z.number().nullish(),
      externalSite: z.string().nullish(),
      externalId: z.union([z.string().max(60), z.int()]).nullish(),
    })
    .nullish(),
  relationships: z
    .object({ mappings: z.object({ data: z.array(Reference).nullish() }).nullish() })
    .nullish(),
});
type Resource = z.infer<typeof Resource>;

const Answer = z.object({
  data: z.array(z.unknown()),
  included: z.array(z.unknown()).nullish(),
});

const SITES: Readonly<Record<string, string>> = {
  myanimelist: 'mal',
  anilist: 'anilist',
  anidb: 'anidb',
};

type Included = ReadonlyMap<string, Resource>;

const includedOf = (values: readonly unknown[]): Included =>
  new Map(
    values.flatMap((value) => {
      const { data } = Resource.safeParse(value);
      return data ? [[`${data.type}/${data.id}`, data] as const] : [];
    }),
  );

/** The ids of a work on other sites, from its mappings (`myanimelist/anime` → `mal`), and Kitsu's own. */
const idsOf = (included: Included, work: { type: string; id: string }): Record<string, string> => {
  const mappings = included.get(`${work.type}/${work.id}`)?.relationships?.mappings?.data ?? [];
  const ids: Record<string, string> = {};
  for (const reference of mappings) {
    const mapping = included.get(`${reference.type}/${reference.id}`)?.attributes;
    const site = SITES[mapping?.externalSite?.split('/')[0] ?? ''];
    if (site && mapping?.externalId) ids[site] ??= String(mapping.externalId);
  }
  return { ...ids, kitsu: work.id };
};

const workOf = ({ relationships: { anime, manga } }: LibraryEntry) => {
  if (anime?.data) return { kind: 'anime' as WorkKind, ...anime.data };
  return manga?.data ? { kind: 'manga' as WorkKind, ...manga.data } : undefined;
};

const readPrivate = (value: unknown): Said<'visibility'> => ({
  says: value === undefined ? {} : { visibility: visibilityOf(Boolean(value)) },
  warnings: [],
});

const readEntry = (
  value: unknown,
  { line, included, today }: { line: number; included: Included; today: string },
): Reading => {
  const entry = LibraryEntry.safeParse(value);
  const work = entry.success ? workOf(entry.data) : undefined;
  if (!entry.success || !work)
    return { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  const { attributes: said } = entry.data;
  const about = included.get(`${work.type}/${work.id}`)?.attributes;
  const { kind } = work;
  const changed = readChange(said.updatedAt, today);
  const row = {
    line,
    kind,
    ids: idsOf(included, work),
    title: readTitle(about?.canonicalTitle),
    total: readTotal(about?.[kind === 'anime' ? 'episodeCount' : 'chapterCount']),
    updatedAt: changed.updatedAt,
  };
  return entryRow(row, {
    word: said.reconsuming === true ? 'repeating' : said.status,
    counted: readProgress(said.progress, kind),
    more: [
      readScore(said.ratingTwenty, 20),
      readRepeats(said.reconsumeCount),
      // Kitsu writes instants of its own clock, which become days.
      readSpan(readDate(said.startedAt, today), readDate(said.finishedAt, today)),
      readNotes(said.notes),
      readPrivate(said.private),
    ],
    warnings: changed.warnings,
  });
};

/** Kitsu's export in MyAnimeList's format, or a response of its API with library entries and what it includes. */
export const readKitsu: FormatReader = function* ({ bytes, today }) {
  if (isXml(bytes)) {
    yield* readMalXml({ bytes, today }) as Iterable<Reading>;
    return;
  }
  const answer = Answer.safeParse(jsonOf(bytes));
  if (!answer.success) throw notBy('Kitsu');
  const included = includedOf(answer.data.included ?? []);
  for (const [index, value] of answer.data.data.entries())
    yield readEntry(value, { line: index + 1, included, today });
};
