import type { Said } from '#slices/exchange/values.ts';
import type { ListStatus } from '#slices/lists/values.ts';
import { textOf, unread } from './said.ts';

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

/** Reads a status. If the file has none, it is derived from the progress. */
export const readStatus = (word: unknown, progress = 0): Said<'status'> => {
  const text = textOf(word).trim();
  if (text === '')
    return {
      says: { status: progress > 0 ? 'CURRENT' : 'PLANNING' },
      warnings: ['status-empty-derived-from-progress'],
    };
  const status = WORDS[text.toLowerCase().replaceAll(/[^a-z\d]/gu, '')];
  return status ? { says: { status }, warnings: [] } : unread('status', word);
};
