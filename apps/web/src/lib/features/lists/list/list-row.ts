import { episodeTotal } from '#lib/features/catalog/caption.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { ListStatus } from '../entry/entry.ts';
import type { ANIME_ROW, MANGA_ROW } from './fragments.server.ts';

type AnimeRow = ResultOf<typeof ANIME_ROW>;
type MangaRow = ResultOf<typeof MANGA_ROW>;

/** Fields of both kinds, and fields of only one. */
type Both<One, Other> = { [Key in keyof (One | Other)]: (One | Other)[Key] } & Partial<
  Omit<One, keyof Other> & Omit<Other, keyof One>
>;

/** The fields of the work that a row shows. */
export type RowWork = Both<AnimeRow['work'], MangaRow['work']>;

/** An entry as people other than its owner read it. */
export interface ReadRow extends Pick<Row, 'id' | 'status' | 'progress' | 'score'> {
  readonly work: Pick<
    RowWork,
    | 'id'
    | 'titleRomaji'
    | 'titleEnglish'
    | 'titleNative'
    | 'coverImage'
    | 'format'
    | 'startDate'
    | 'seasonYear'
    | 'episodeCount'
    | 'episodeCountSource'
    | 'chapterCount'
  >;
}

/** An entry of the visitor's list, as a row shows it. */
export type Row = Both<Omit<AnimeRow, 'work'>, Omit<MangaRow, 'work'>> & { readonly work: RowWork };

/** A change of a row that is shown at once, before the server responds. */
export interface RowEdit {
  readonly status?: ListStatus;
  readonly progress?: number;
  readonly score?: number | null;
}

/** The number of episodes or chapters if a source states it, which progress cannot exceed. */
export function knownLength(work: RowWork): number | null {
  if (work.chapterCount) return work.chapterCount;
  return work.episodeCount && work.episodeCountSource === 'RECORDED' ? work.episodeCount : null;
}

/** "12", "≈12" if estimated, null if not known or if the progress exceeds the estimate. */
export function lengthText({
  work,
  progress,
}: {
  work: Pick<RowWork, 'chapterCount' | 'episodeCount' | 'episodeCountSource'>;
  progress: number;
}): string | null {
  if (work.chapterCount) return String(work.chapterCount);
  const isExceeded = work.episodeCountSource === 'ESTIMATED' && progress > (work.episodeCount ?? 0);
  return isExceeded ? null : episodeTotal(work);
}

/** The number of units that are out and not watched or read yet. */
export interface Unwatched {
  readonly count: number;
  /** Whether "behind" applies: to an anime that is airing and watched for the first time. */
  readonly isBehind: boolean;
}

/** What is left of an entry in progress; null if nothing, or if not known. */
export function unwatched(
  kind: WorkKind,
  { status, behindBy }: Pick<Row, 'status' | 'behindBy'>,
  workStatus: string | null,
): Unwatched | null {
  const isUnderWay = status === 'CURRENT' || status === 'REPEATING';
  if (!isUnderWay || !behindBy) return null;
  const isAiring = kind === 'anime' && workStatus === 'RELEASING';
  return { count: behindBy, isBehind: isAiring && status === 'CURRENT' };
}

/** Progress one unit forward or back: from chapter 10.5 to 11, or to 10. */
export function steppedProgress(progress: number, by: 1 | -1): number {
  return by === 1 ? Math.floor(progress + 1) : Math.max(0, Math.ceil(progress) - 1);
}

/** The row as it will probably be after an edit. The server's response decides. */
export function guessed(row: Row, edit: RowEdit): Row {
  const next = { ...row, ...edit };
  if (edit.progress === undefined || edit.status !== undefined) return next;
  const length = knownLength(row.work);
  const isUp = edit.progress > row.progress;
  if (length !== null && edit.progress >= length) {
    return { ...next, progress: length, status: 'COMPLETED' };
  }
  return isUp && row.status === 'PLANNING' ? { ...next, status: 'CURRENT' } : next;
}

const text = (value: number | null | undefined): string => value?.toString() ?? '';

/** The fields of the form that changes a row: the new values, and the old ones, with which the server finds what changed. */
export function editFields(
  before: Row,
  { status, progress, score }: RowEdit,
): Record<string, string> {
  return {
    was: `${before.status}|${before.progress}|${text(before.score)}`,
    ...(status !== undefined && { status }),
    ...(progress !== undefined && { progress: String(progress) }),
    ...(score !== undefined && { score: text(score) }),
  };
}

/** The value of a checked box: work, version, and the custom lists of the entry. */
export function rowKey({ id, work, version, customLists }: Row): string {
  return [id, work.id, version, customLists.map((list) => list.id).join('+')].join(' ');
}

/** What a box said. */
export interface RowKey {
  readonly id: string;
  readonly workId: string;
  readonly version: number;
  readonly customLists: readonly string[];
}

const KEY =
  /^(?<id>[\da-f-]{36}) (?<work>[\da-f-]{36}) (?<version>\d{1,9}) (?<lists>(?:[\da-f-]{36}\+?)*)$/u;

/** Parses the value of a box; null if it is not one of ours. */
export function parseRowKey(text: string): RowKey | null {
  const found = KEY.exec(text)?.groups;
  if (!found) return null;
  const { id = '', work = '', version = '', lists = '' } = found;
  const customLists = lists.split('+').filter((list) => list !== '');
  return { id, workId: work, version: Number(version), customLists };
}

/** The result of an edit of rows. */
export interface RowsOutcome {
  /** The batches that undo it, last first. */
  readonly batches: readonly string[];
  /** What undoing was written as. */
  readonly undoneBy: readonly string[];
  /** Rows as they are now. */
  readonly rows: readonly Row[];
  /** Ids of entries that are no longer on the list. */
  readonly gone: readonly string[];
  /** Rows that were not changed, and why. */
  readonly refused: readonly { readonly title: string; readonly why: string }[];
  readonly isStale: boolean;
}
