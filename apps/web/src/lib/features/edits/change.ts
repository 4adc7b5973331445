import { mainTitle, type Titles } from '#lib/features/catalog/title.ts';
import type { TitleLanguage } from '#lib/preferences/preferences.ts';
import { unknownGenres, type UnknownGenre } from './unknown-genres.ts';
import { fieldName, linesOf, type Reading } from './value-lines.ts';

/** A line of a value that is there only before, or only after. */
interface ChangedLine {
  isAdded: boolean;
  text: string;
}

/** What an edit would do to a value that is by now neither what was before nor what is proposed. */
interface ShownNews {
  now: string[];
  lines: ChangedLine[];
  isConflict: boolean;
}

/** What accepting a change would do now. */
interface Outcome {
  current: string | null;
  after: string | null;
  isConflict: boolean;
}

/** A value that changes, as people read it. */
export interface ShownChange {
  field: string;
  name: string;
  lines: ChangedLine[];
  /** What others changed since the edit was sent; null if they changed nothing. */
  news: ShownNews | null;
  isEmptied: boolean;
  isReleased: boolean;
  isAccepted: boolean | null;
  unknownGenres: UnknownGenre[];
}

interface Change {
  field: string;
  before: string | null;
  after: string | null;
  isRelease?: boolean;
  isSaid?: boolean;
  isAccepted?: boolean | null;
  relatedAnime?: Titles | null;
  relatedManga?: Titles | null;
  /** The title of the other work, where it is known without its other titles. */
  relatedTitle?: string | null;
}

/** For whom a change is written. */
export type ChangeReading = Omit<Reading, 'related'> & {
  titles: TitleLanguage;
  /** The genres of the catalogue, if new ones are to be marked. */
  genres?: readonly string[];
};

const relatedTitle = (
  { relatedAnime, relatedManga, relatedTitle: known }: Change,
  { titles }: ChangeReading,
): string | null => {
  if (known) return known;
  const other = relatedAnime ?? relatedManga;
  return other ? mainTitle(other, titles).text : null;
};

/** The lines that differ; all of them if only their order or what people do not see differs. */
export function changedLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  const isPlain = gone.length + come.length > 0;
  const mark = (lines: readonly string[], isAdded: boolean) =>
    lines.map((text) => ({ isAdded, text }));
  return [...mark(isPlain ? gone : before, false), ...mark(isPlain ? come : after, true)];
}

type Read = (json: string | null) => string[];

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index]);

const newsOf = (
  { current, after: result, isConflict }: Outcome,
  { before, after, read }: Record<'before' | 'after', string[]> & { read: Read },
): ShownNews | null => {
  const now = read(current);
  if (isSame(now, before) || isSame(now, after)) return null;
  const outcome = read(result);
  const lines = isSame(now, outcome) ? [] : changedLines(now, outcome);
  return { now, lines, isConflict };
};

/** A change as people read it, and what accepting it would do, if that is known. */
export function shownChange(change: Change, reader: ChangeReading, outcome?: Outcome): ShownChange {
  const { field } = change;
  const reading = { ...reader, related: relatedTitle(change, reader) };
  const read: Read = (json) => linesOf(field, json, reading);
  const [before, after] = [read(change.before), read(change.after)];
  const isReleased = change.isRelease === true || change.isSaid === false;
  return {
    field,
    name: fieldName(field, reading.locale),
    lines: changedLines(before, after),
    news: outcome ? newsOf(outcome, { before, after, read }) : null,
    isEmptied: after.length === 0 && !isReleased,
    isReleased,
    isAccepted: change.isAccepted ?? null,
    unknownGenres: unknownGenres(change, reader.genres ?? []),
  };
}
