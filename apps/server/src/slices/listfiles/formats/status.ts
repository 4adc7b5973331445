import type { ListStatus } from '#slices/lists/words.ts';

/** Words trackers use for where somebody stands, without case, spaces and signs; numbers are MyAnimeList's old ones. */
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

/** What a status came to: null where the word is not known. */
export interface ReadStatus {
  status: ListStatus | null;
  warnings: string[];
}

/** A status by its word; where none is written it follows from the progress. */
export const readStatus = (word: string | null | undefined, progress = 0): ReadStatus => {
  const key = word?.toLowerCase().replaceAll(/[^a-z\d]/gu, '') ?? '';
  if (key !== '') return { status: WORDS[key] ?? null, warnings: [] };
  return {
    status: progress > 0 ? 'CURRENT' : 'PLANNING',
    warnings: ['status-empty-derived-from-progress'],
  };
};
