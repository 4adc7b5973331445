import type { EntryRow, Play, RowState } from '#slices/lists/index.ts';
import { PRIORITIES, type ListRow, type PlayStatement } from './list-row.ts';
import type { MatchedRow } from './match-rows.ts';

/** The state that a row gives an entry. Fields that the row does not have stay absent. */
export const stateOf = ({ says }: ListRow): Omit<RowState, 'customListIds'> => ({
  ...(says.status !== undefined && { status: says.status }),
  ...(says.progress !== undefined && { progress: says.progress }),
  ...(says.progressVolumes !== undefined && { volumeProgress: says.progressVolumes }),
  ...(says.score !== undefined && { score: says.score }),
  ...(says.repeatCount !== undefined && { repeatCount: says.repeatCount }),
  ...(says.passes !== undefined && { passes: says.passes }),
  ...(says.startedOn !== undefined && { startedOn: says.startedOn }),
  ...(says.completedOn !== undefined && { completedOn: says.completedOn }),
  ...(says.notes !== undefined && { notes: says.notes }),
  ...(says.tags !== undefined && { tags: says.tags }),
  ...(says.priority !== undefined && { priority: PRIORITIES.indexOf(says.priority) }),
  ...(says.visibility !== undefined && { visibility: says.visibility }),
  ...(says.isHiddenFromStatusLists !== undefined && {
    isHiddenFromStatusLists: says.isHiddenFromStatusLists,
  }),
});

const playOf = ({ at, recordedAt, ...play }: PlayStatement): Play => ({
  ...play,
  at: new Date(at),
  recordedAt: new Date(recordedAt),
});

/** A matched row in the form that the list accepts. */
export const entryRowOf = ({ media, row }: MatchedRow, workId: string): EntryRow => ({
  media,
  workId,
  state: stateOf(row),
  ...(row.says.customLists !== undefined && { customLists: row.says.customLists }),
  ...(row.says.isFavourite !== undefined && { isFavourite: row.says.isFavourite }),
  ...(row.says.plays !== undefined && { plays: row.says.plays.map(playOf) }),
  updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt),
  createdAt: row.createdAt == null ? null : new Date(row.createdAt),
});
