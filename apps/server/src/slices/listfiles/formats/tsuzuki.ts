import { z } from 'zod';
import { WORK_KINDS } from '#slices/catalog/values.ts';
import { LIST_STATUSES } from '#slices/lists/values.ts';
import { refusal } from '../reasons.ts';
import { jsonOf } from './bytes.ts';
import { readChange, readInstant } from './instant.ts';
import {
  type EntryStatement,
  type FormatReader,
  PRIORITIES,
  type Reading,
  type SkippedRow,
  VISIBILITIES,
  visibilityOf,
} from '#slices/exchange/values.ts';
import { LIMITS } from './limits.ts';
import { exactRepeats, exactScore, readProgress, readVolumes } from './number.ts';
import { exactDate, readSpan } from './partial-date.ts';
import { readNotes, readTags, readTitle, readWords } from './text.ts';
import { PlayForms, readPlays } from './tsuzuki-play.ts';
import { MOST_PASSES, PassForms, readPasses } from './tsuzuki-pass.ts';

/** The `format` of our own files. Those of the first drafts had another one. */
export const FORMAT = 'tsuzuki-list/1';
const FORMATS: ReadonlySet<unknown> = new Set([FORMAT, 'tracker-list-export']);

const Kind = z.enum(WORK_KINDS);
const Id = z.union([z.string().min(1).max(60), z.int().positive()]);

const Ids = z.record(z.string().regex(/^[a-z][a-z\d-]{0,30}$/u), Id).default({});

/** An entry in our files. Statuses are in lower case, and a missing member says nothing. */
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

/** The members that are present, in the form of our lists. */
const statementOf = (entry: z.output<typeof Entry>, today: string) => {
  const counted = readProgress(entry.progress, entry.kind);
  const volumes = readVolumes(entry.progressVolumes);
  const span = readSpan(exactDate(entry.startedAt, today), exactDate(entry.completedAt, today));
  const score = exactScore(entry.score);
  const repeats = exactRepeats(entry.repeatCount);
  const { passes, warnings: ofPasses } = readPasses(entry.passes ?? [], entry.kind, today);
  const { plays, warnings: ofPlays } = readPlays(entry.plays ?? [], {
    kind: entry.kind,
    passes: entry.passes === undefined ? MOST_PASSES : passes.length,
    today,
  });
  const tags = readTags(entry.tags);
  const notes = readNotes(entry.notes);
  const said = <T>(member: unknown, value: T): T | Record<string, never> =>
    member === undefined ? {} : value;
  const says: EntryStatement = {
    status: entry.status,
    ...counted.says,
    ...volumes.says,
    ...score.says,
    ...repeats.says,
    ...said(entry.passes, { passes }),
    ...said(entry.plays, { plays }),
    ...span.says,
    ...notes.says,
    ...tags.says,
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
      ...volumes.warnings,
      ...span.warnings,
      ...score.warnings,
      ...repeats.warnings,
      ...ofPasses,
      ...ofPlays,
      ...notes.warnings,
      ...tags.warnings,
    ],
  };
};

/** Why an entry cannot be read, named after the faulty member. */
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

/** The work of an entry that cannot be read, as far as it is known. */
const aboutOf = (value: unknown): Pick<SkippedRow, 'kind' | 'ids' | 'title'> => {
  const { data } = About.safeParse(value);
  if (!data) return { ids: {}, title: null };
  const { kind, id, title } = data;
  const known = Object.entries(data.ids).filter(([, of]) => Id.safeParse(of).success);
  const ids = idsOf({ id, ids: Object.fromEntries(known) as z.output<typeof Ids> });
  return { ...(kind && { kind }), ids, title: readTitle(title) };
};

/** Reads one entry of our files. The cells of a table come as the same members. */
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
      isExact: says.progress !== undefined,
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

/** Ids by site, our own first. */
const idsOf = ({ id, ids }: { id?: string | undefined; ids: z.output<typeof Ids> }) => ({
  ...(id && { tsuzuki: id }),
  ...Object.fromEntries(Object.entries(ids).map(([site, of]) => [site, String(of)])),
});

const MOST_LISTS = 1000;

const CustomList = z.object({ kind: Kind, name: z.string() });
const Favourite = z.object({
  kind: Kind,
  id: z.uuid().optional(),
  ids: Ids,
  title: z.string().nullish(),
});

const Head = z.object({
  customLists: z.array(z.unknown()).max(MOST_LISTS).nullish(),
  favourites: z.array(z.unknown()).max(LIMITS.rows).nullish(),
});

/** The values of a list that have the right form, and the others as skipped rows. */
const sorted = <Form extends z.ZodType>(values: readonly unknown[], form: Form, reason: string) => {
  const read: z.output<Form>[] = [];
  const skipped: SkippedRow[] = [];
  for (const [index, value] of values.entries()) {
    const parsed = form.safeParse(value);
    if (parsed.success) read.push(parsed.data);
    else skipped.push({ line: index + 1, title: aboutOf(value).title, ids: {}, reason });
  }
  return { read, skipped };
};

/** The head of a file. @throws Refusal for one that is malformed or too long */
function* readHead(file: unknown): Generator<Reading> {
  const head = Head.safeParse(file);
  if (!head.success) {
    const [member = 'customLists'] = head.error.issues[0]?.path ?? [];
    throw refusal('BAD_USER_INPUT', 'FILE_MEMBER_UNREADABLE', { member: String(member) });
  }
  const lists = sorted(head.data.customLists ?? [], CustomList, 'malformed-custom-list');
  const favourites = sorted(head.data.favourites ?? [], Favourite, 'malformed-favourite');
  yield {
    collections: {
      customLists: lists.read.flatMap(({ kind, name }) =>
        readWords([name]).map((word) => ({ kind, name: word })),
      ),
      favourites: favourites.read.map(({ kind, title, ...named }) => ({
        kind,
        ids: idsOf(named),
        title: readTitle(title),
      })),
    },
  };
  for (const skipped of [...lists.skipped, ...favourites.skipped]) yield { skipped };
}

/** Our own lossless export, JSON. */
export const readTsuzuki: FormatReader = function* ({ bytes, today }) {
  const json = jsonOf(bytes);
  const file = z.object({ format: z.unknown(), entries: z.array(z.unknown()) }).safeParse(json);
  if (!file.success || !FORMATS.has(file.data.format)) {
    throw refusal('BAD_USER_INPUT', 'FILE_NOT_BY_TSUZUKI', { format: FORMAT });
  }
  yield* readHead(json);
  for (const [index, entry] of file.data.entries.entries())
    yield readTsuzukiEntry(entry, index + 1, today);
};
