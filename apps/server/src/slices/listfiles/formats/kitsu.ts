import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { notBy } from './unknown-format.ts';
import { jsonOf } from './bytes.ts';
import { readChange } from './instant.ts';
import { isXml } from './is-xml.ts';
import { type FormatReader, type Reading, visibilityOf } from '#slices/exchange/values.ts';
import { readMalXml } from './mal-xml.ts';
import { readProgress, readRepeats, readScore, readTotal } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { readStatus } from './status.ts';
import { readNotes, readTitle } from './text.ts';

const Reference = z.object({ id: z.string(), type: z.string() });
const ToOne = z.object({ data: Reference.nullish() }).nullish();

const LibraryEntry = z.object({
  attributes: z.object({
    status: z.string().nullish(),
    progress: z.number().nullish(),
    reconsuming: z.boolean().nullish(),
    reconsumeCount: z.number().nullish(),
    notes: z.string().nullish(),
    private: z.boolean().nullish(),
    ratingTwenty: z.union([z.number(), z.string()]).nullish(),
    startedAt: z.string().nullish(),
    finishedAt: z.string().nullish(),
    updatedAt: z.string().nullish(),
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

/** Converts instants to days. Kitsu writes instants of its own clock. */
const spanOf = ({ startedAt, finishedAt }: LibraryEntry['attributes'], today: string) =>
  readSpan(readDate(startedAt, today), readDate(finishedAt, today));

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
  const title = readTitle(about?.canonicalTitle);
  const ids = idsOf(included, work);
  const counted = readProgress(said.progress, work.kind);
  const word = said.reconsuming ? 'repeating' : said.status;
  const { status, warnings } = readStatus(word, counted.says.progress);
  const { kind } = work;
  if (status === null) return { skipped: { line, kind, title, ids, reason: 'unknown-status' } };
  const score = readScore(said.ratingTwenty, 20);
  const repeats = readRepeats(said.reconsumeCount);
  const notes = readNotes(said.notes);
  const span = spanOf(said, today);
  const { updatedAt, warnings: ofChange } = readChange(said.updatedAt, today);
  return {
    row: {
      line,
      kind,
      ids,
      title,
      year: null,
      total: readTotal(about?.[kind === 'anime' ? 'episodeCount' : 'chapterCount']),
      updatedAt,
      says: {
        status,
        ...counted.says,
        ...score.says,
        ...repeats.says,
        ...notes.says,
        ...span.says,
        ...(said.private !== undefined && { visibility: visibilityOf(said.private) }),
      },
      warnings: [
        ...warnings,
        ...counted.warnings,
        ...score.warnings,
        ...repeats.warnings,
        ...span.warnings,
        ...notes.warnings,
        ...ofChange,
      ],
    },
  };
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
