import type { ListStatus } from '#slices/lists/values.ts';

/** Statuses in the words of trackers, without case, spaces and signs. The numbers are MyAnimeList's old ones. */
const WORDS: Readonly<Record<string, ListStatus>> = {
  current: 'CURRENT',
  watching: 'CURRENT',
  reading: 'CURRENT',
  inprogress: 'CURRENT',
  '1': 'CURRENT',
  completed: 'COMPLETED',
  watched: 'COMPLETED',
  read: 'COMPLETED',
  finished: 'COMPLETED',
  '2': 'COMPLETED',
  paused: 'PAUSED',
  onhold: 'PAUSED',
  stalled: 'PAUSED',
  hold: 'PAUSED',
  '3': 'PAUSED',
  dropped: 'DROPPED',
  notinteresting: 'DROPPED',
  wontwatch: 'DROPPED',
  wontread: 'DROPPED',
  '4': 'DROPPED',
  planning: 'PLANNING',
  planned: 'PLANNING',
  plantowatch: 'PLANNING',
  plantoread: 'PLANNING',
  wanttowatch: 'PLANNING',
  wanttoread: 'PLANNING',
  '6': 'PLANNING',
  repeating: 'REPEATING',
  rewatching: 'REPEATING',
  rereading: 'REPEATING',
};

/** The result of reading a status; null if the word is unknown. */
export interface ReadStatus {
  status: ListStatus | null;
  warnings: string[];
}

/** Reads a status. If the file has none, it is derived from the progress. */
export const readStatus = (word: string | null | undefined, progress = 0): ReadStatus => {
  const key = word?.toLowerCase().replaceAll(/[^a-z\d]/gu, '') ?? '';
  if (key !== '') return { status: WORDS[key] ?? null, warnings: [] };
  return {
    status: progress > 0 ? 'CURRENT' : 'PLANNING',
    warnings: ['status-empty-derived-from-progress'],
  };
};
