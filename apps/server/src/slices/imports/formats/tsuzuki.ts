import { z } from 'zod';
import { refusal } from '#platform/errors.ts';
import { LIST_STATUSES } from '#slices/lists/index.ts';
import { jsonOf, LIMITS } from './bytes.ts';
import { readChange, readInstant } from './instant.ts';
import {
  PRIORITIES,
  VISIBILITIES,
  visibilityOf,
  type EntryStatement,
  type FileCollections,
  type FormatReader,
  type Reading,
  type SkippedRow,
} from './list-row.ts';
import { exactRepeats, exactScore, readProgress } from './number.ts';
import { exactDate, readSpan } from './partial-date.ts';
import { readNotes, readTitle, readWords } from './text.ts';
import { PlayForms, readPlays } from './tsuzuki-play.ts';
import { PassForms, readPasses } from './tsuzuki-pass.ts';

/** `format` of our own files; those of the first drafts called themselves otherwise. */
export const FORMAT = 'tsuzuki-list/1';
const FORMATS: ReadonlySet<unknown> = new Set([FORMAT, 'tracker-list-export']);

const Kind = z.enum(['anime', 'manga']);
const Id = z.union([z.string().min(1).max(60), z.int().positive()]);

const Ids = z.record(z.string().regex(/^[a-z][a-z\d-]{0,30}$/u), Id).default({});

/** An entry as our files say it: statuses in lower case, an absent member says nothing. */
const Entry = z.object({
  kind: Kind,
  id: z.uuid().optional(),
  ids: Ids,
  title: z.string().nullish(),
  year: z.int().nullish(),
  status: z
    .string()
    .transform((word) => word.toUpperCase())
    .pipe(z.enum(LIST_STATUSES)),
  progress: z.number().optional(),
  progressVolumes: z.number().nullish(),
  score: z.number().nullish(),
  repeatCount: z.number().nullish(),
  passes: PassForms.nullish(),
  plays: PlayForms.nullish(),
  startedAt: z.string().nullish(),
  completedAt: z.string().nullish(),
  notes: z.string().nullish(),
  tags: z.array(z.string()).max(1000).nullish(),
  customLists: z.array(z.string()).max(1000).nullish(),
  priority: z.enum(PRIORITIES).nullish(),
  visibility: z
    .string()
    .transform((word) => word.toUpperCase())
    .pipe(z.enum(VISIBILITIES))
    .optional(),
  private: z.boolean().nullish(),
  hiddenFromStatusLists: z.boolean().nullish(),
  favourite: z.boolean().nullish(),
  createdAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
});
export type TsuzukiEntry = z.input<typeof Entry>;

/** The members that are present, in the words of our lists. */
const statementOf = (entry: z.output<typeof Entry>, today: string) => {
  const counted = readProgress(entry.progress);
  const span = readSpan(exactDate(entry.startedAt, today), exactDate(entry.completedAt, today));
  const { score, warnings: ofScore } = exactScore(entry.score);
  const { repeatCount, warnings: ofRepeats } = exactRepeats(entry.repeatCount);
  const { passes, warnings: ofPasses } = readPasses(entry.passes ?? [], today);
  const { plays, warnings: ofPlays } = readPlays(entry.plays ?? [], today);
  const { notes, warnings: ofNotes } = readNotes(entry.notes);
  const said = <T>(member: unknown, value: T): T | Record<string, never> =>
    member === undefined ? {} : value;
  const says: EntryStatement = {
    status: entry.status,
    progress: counted.progress,
    ...said(entry.progressVolumes, { progressVolumes: entry.progressVolumes ?? null }),
    ...said(entry.score, { score }),
    ...said(entry.repeatCount, { repeatCount }),
    ...said(entry.passes, { passes }),
    ...said(entry.plays, { plays }),
    ...said(entry.startedAt, { startedOn: span.startedOn }),
    ...said(entry.completedAt, { completedOn: span.completedOn }),
    ...said(entry.notes, { notes }),
    ...said(entry.tags, { tags: readWords(entry.tags ?? []) }),
    ...said(entry.customLists, { customLists: readWords(entry.customLists ?? []) }),
    ...said(entry.priority, { priority: entry.priority ?? 'NONE' }),
    ...said(entry.visibility ?? entry.private, {
      visibility: entry.visibility ?? visibilityOf(entry.private),
    }),
    ...said(entry.hiddenFromStatusLists, {
      isHiddenFromStatusLists: entry.hiddenFromStatusLists ?? false,
    }),
    ...said(entry.favourite, { isFavourite: entry.favourite ?? false }),
  };
  return {
    says,
    warnings: [
      ...counted.warnings,
      ...span.warnings,
      ...ofScore,
      ...ofRepeats,
      ...ofPasses,
      ...ofPlays,
      ...ofNotes,
    ],
  };
};

/** Why an entry cannot be read, by the member that is at fault. */
const reasonOf = ({ issues: [issue] }: z.ZodError): string => {
  const [member = 'row', ...inside] = issue?.path ?? [];
  if (member === 'status') return 'unknown-status';
  const isTooMany = issue?.code === 'too_big' && inside.length === 0 && member === 'passes';
  return `${isTooMany ? 'too-many' : 'malformed'}-${String(member)}`;
};

const About = z.object({
  kind: Kind.optional().catch(undefined),
  id: z.uuid().optional().catch(undefined),
  ids: z.record(z.string(), z.unknown()).catch({}),
  title: z.string().catch(''),
});

/** What an entry that cannot be read is about, as far as that can be. */
const aboutOf = (value: unknown): Pick<SkippedRow, 'kind' | 'ids' | 'title'> => {
  const { data } = About.safeParse(value);
  if (!data) return { ids: {}, title: null };
  const { kind, id, title } = data;
  const known = Object.entries(data.ids).filter(([, of]) => Id.safeParse(of).success);
  const ids = idsOf({ id, ids: Object.fromEntries(known) as z.output<typeof Ids> });
  return { ...(kind && { kind }), ids, title: readTitle(title) };
};

/** Reads one entry of our files; a table's cells come as the same members. */
export const readTsuzukiEntry = (value: unknown, line: number, today: string): Reading => {
  const parsed = Entry.safeParse(value);
  if (!parsed.success)
    return { skipped: { line, ...aboutOf(value), reason: reasonOf(parsed.error) } };
  const { kind, id, ids, title, year } = parsed.data;
  const added = readInstant(parsed.data.createdAt, today);
  const changed = readChange(parsed.data.updatedAt, today);
  const { says, warnings } = statementOf(parsed.data, today);
  return {
    row: {
      line,
      kind,
      title: readTitle(title),
      year: year ?? null,
      total: null,
      ids: idsOf({ id, ids }),
      isExact: parsed.data.progress !== undefined,
      createdAt: added.at,
      updatedAt: changed.updatedAt,
      says,
      warnings: [
        ...warnings,
        ...(added.fault ? [`${added.fault}-created-at-ignored`] : []),
        ...changed.warnings,
      ],
    },
  };
};

/** Ids by site, ours first. */
const idsOf = ({ id, ids }: { id?: string | undefined; ids: z.output<typeof Ids> }) => ({
  ...(id && { tsuzuki: id }),
  ...Object.fromEntries(Object.entries(ids).map(([site, of]) => [site, String(of)])),
});

const MOST_LISTS = 1000;

const CollectionForms = z.object({
  customLists: z
    .array(z.object({ kind: Kind, name: z.string() }))
    .max(MOST_LISTS)
    .default([]),
  favourites: z
    .array(z.object({ kind: Kind, id: z.uuid().optional(), ids: Ids, title: z.string().nullish() }))
    .max(LIMITS.rows)
    .default([]),
});

const readCollections = (file: unknown): FileCollections => {
  const read = CollectionForms.safeParse(file);
  if (!read.success) {
    const [member = 'customLists'] = read.error.issues[0]?.path ?? [];
    throw refusal('BAD_USER_INPUT', `"${String(member)}" of the file cannot be read.`);
  }
  const { customLists, favourites } = read.data;
  return {
    customLists: customLists.flatMap(({ kind, name }) =>
      readWords([name]).map((word) => ({ kind, name: word })),
    ),
    favourites: favourites.map(({ kind, title, ...named }) => ({
      kind,
      ids: idsOf(named),
      title: readTitle(title),
    })),
  };
};

/** Our own lossless export, JSON. */
export const readTsuzuki: FormatReader = function* ({ bytes, today }) {
  const json = jsonOf(bytes);
  const file = z.object({ format: z.unknown(), entries: z.array(z.unknown()) }).safeParse(json);
  if (!file.success || !FORMATS.has(file.data.format)) {
    const why = `"format" must be "${FORMAT}" and "entries" a list`;
    throw refusal('BAD_USER_INPUT', `The file is not our own export: ${why}.`);
  }
  yield { collections: readCollections(json) };
  for (const [index, entry] of file.data.entries.entries())
    yield readTsuzukiEntry(entry, index + 1, today);
};
