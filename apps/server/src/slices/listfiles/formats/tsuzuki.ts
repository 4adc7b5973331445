import { z } from 'zod';
import { WORK_KINDS } from '#slices/catalog/values.ts';
import { refusal } from '../reasons.ts';
import { jsonOf } from './bytes.ts';
import { entryRow } from './entry-row.ts';
import { readChange, readInstant } from './instant.ts';
import {
  type EntryStatement,
  type FormatReader,
  PRIORITIES,
  type Reading,
  type Said,
  type SkippedRow,
  VISIBILITIES,
  visibilityOf,
} from '#slices/exchange/values.ts';
import { LIMITS } from './limits.ts';
import { exactRepeats, exactScore, readProgress, readVolumes } from './number.ts';
import { exactDate, readSpan } from './partial-date.ts';
import { Any, unread } from './said.ts';
import { readNotes, readTags, readTitle, readWords } from './text.ts';
import { PlayForms, readPlays } from './tsuzuki-play.ts';
import { MOST_PASSES, PassForms, readPasses } from './tsuzuki-pass.ts';

/** The `format` of our own files. Those of the first drafts had another one. */
export const FORMAT = 'tsuzuki-list/1';
const FORMATS: ReadonlySet<unknown> = new Set([FORMAT, 'tracker-list-export']);

const Kind = z.enum(WORK_KINDS);
const Id = z.union([z.string().min(1).max(60), z.int().positive()]);

const SITE = /^[a-z][a-z\d-]{0,30}$/u;

const wordOf = <Words extends readonly string[]>(words: Words) =>
  z
    .string()
    .transform((word) => word.toUpperCase())
    .pipe(z.enum(words));

/** The members of an entry that have one form. A missing member says nothing. */
const MEMBERS = {
  passes: PassForms.nullish(),
  plays: PlayForms.nullish(),
  tags: z.array(z.string()).max(1000).nullish(),
  customLists: z.array(z.string()).max(1000).nullish(),
  priority: z.enum(PRIORITIES).nullish(),
  visibility: wordOf(VISIBILITIES).optional(),
  private: z.boolean().nullish(),
  hiddenFromStatusLists: z.boolean().nullish(),
  favourite: z.boolean().nullish(),
};

/** An entry in our files. Statuses are in lower case. */
const Entry = z.object({
  kind: Kind,
  id: z.uuid().optional().catch(undefined),
  ids: z.record(z.string(), z.unknown()).catch({}).default({}),
  title: Any,
  year: z.int().nullish().catch(null),
  status: Any,
  progress: Any,
  progressVolumes: Any,
  score: Any,
  repeatCount: Any,
  startedAt: Any,
  completedAt: Any,
  notes: Any,
  createdAt: Any,
  updatedAt: Any,
});

const FIELDS = {
  passes: 'passes',
  plays: 'plays',
  tags: 'tags',
  customLists: 'customLists',
  priority: 'priority',
  visibility: 'visibility',
  private: 'visibility',
  hiddenFromStatusLists: 'isHiddenFromStatusLists',
  favourite: 'isFavourite',
} as const satisfies Record<keyof typeof MEMBERS, keyof EntryStatement>;

type Members = { [Name in keyof typeof MEMBERS]?: z.output<(typeof MEMBERS)[Name]> };

const isMember = (name: string): name is keyof typeof MEMBERS => Object.hasOwn(MEMBERS, name);

const warningOf = (name: keyof typeof MEMBERS, { issues: [issue] }: z.ZodError): string => {
  const isTooMany = name === 'passes' && issue?.code === 'too_big' && issue.path.length === 0;
  return `${isTooMany ? 'too-many' : 'malformed'}-${name}`;
};

/** The members that have their form, and the others as values that were left out. */
const readMembers = (value: object): { members: Members; left: Said<keyof EntryStatement>[] } => {
  const members: Record<string, unknown> = {};
  const left: Said<keyof EntryStatement>[] = [];
  for (const [name, said] of Object.entries(value)) {
    if (!isMember(name)) continue;
    const parsed = MEMBERS[name].safeParse(said);
    if (parsed.success) members[name] = parsed.data;
    else left.push(unread(FIELDS[name], said, warningOf(name, parsed.error)));
  }
  return { members, left };
};

/** A member in the form of our lists; nothing if the file does not have it. */
const said = <Field extends keyof EntryStatement>(
  member: unknown,
  says: Said<Field>['says'],
): Said<Field> => ({ says: member === undefined ? {} : says, warnings: [] });

type Known = z.output<typeof Entry>;

/** The passes and plays of an entry. Plays may also be of passes of which only the count is known. */
const readHistory = ({ passes, plays }: Members, { kind, repeatCount }: Known, today: string) => {
  const read = readPasses(passes ?? [], kind, today);
  const { repeatCount: counted = 0 } = exactRepeats(repeatCount).says;
  const told = Math.max(read.passes.at(-1)?.number ?? 0, counted);
  const lastPass = passes === undefined ? MOST_PASSES : told;
  const played = readPlays(plays ?? [], { kind, lastPass, today });
  return [
    { ...said(passes, { passes: read.passes }), warnings: read.warnings },
    { ...said(plays, { plays: played.plays }), warnings: played.warnings },
  ];
};

const readFlags = (flags: Members) => [
  said(flags.customLists, { customLists: readWords(flags.customLists ?? []) }),
  said(flags.priority, { priority: flags.priority ?? 'NONE' }),
  said(flags.visibility ?? flags.private, {
    visibility: flags.visibility ?? visibilityOf(flags.private),
  }),
  said(flags.hiddenFromStatusLists, {
    isHiddenFromStatusLists: flags.hiddenFromStatusLists ?? false,
  }),
  said(flags.favourite, { isFavourite: flags.favourite ?? false }),
];

/** Our own first. */
const idsOf = (id: string | undefined, ids: Readonly<Record<string, unknown>>) => ({
  ...(id !== undefined && { tsuzuki: id }),
  ...Object.fromEntries(
    Object.entries(ids).flatMap(([site, of]) =>
      SITE.test(site) && Id.safeParse(of).success ? [[site, String(of)]] : [],
    ),
  ),
});

const titleOf = (value: unknown): string | null =>
  readTitle(z.object({ title: z.unknown() }).safeParse(value).data?.title);

/** Reads one entry of our files. The cells of a table come as the same members. */
export const readTsuzukiEntry = (value: unknown, line: number, today: string): Reading => {
  const { data: entry } = Entry.safeParse(value);
  if (!entry)
    return { skipped: { line, title: titleOf(value), ids: {}, reason: 'malformed-kind' } };
  const { kind } = entry;
  const { members, left } = readMembers(value as object);
  const added = readInstant(entry.createdAt, today);
  const changed = readChange(entry.updatedAt, today);
  const counted = readProgress(entry.progress, kind);
  const about = {
    line,
    kind,
    title: readTitle(entry.title),
    year: entry.year ?? null,
    ids: idsOf(entry.id, entry.ids),
    isExact: counted.says.progress !== undefined,
    createdAt: added.at,
    updatedAt: changed.updatedAt,
  };
  return entryRow(about, {
    word: entry.status,
    counted,
    more: [
      readVolumes(entry.progressVolumes),
      readSpan(exactDate(entry.startedAt, today), exactDate(entry.completedAt, today)),
      exactScore(entry.score),
      exactRepeats(entry.repeatCount),
      ...readHistory(members, entry, today),
      readNotes(entry.notes),
      readTags(members.tags),
      ...readFlags(members),
      ...left,
    ],
    warnings: [...(added.fault ? [`${added.fault}-created-at-ignored`] : []), ...changed.warnings],
  });
};

const MOST_LISTS = 1000;

const CustomList = z.object({ kind: Kind, name: z.string() });
const Favourite = z.object({
  kind: Kind,
  id: z.uuid().optional(),
  ids: z.record(z.string(), z.unknown()).default({}),
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
    else skipped.push({ line: index + 1, title: titleOf(value), ids: {}, reason });
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
      favourites: favourites.read.map(({ kind, title, id, ids }) => ({
        kind,
        ids: idsOf(id, ids),
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
