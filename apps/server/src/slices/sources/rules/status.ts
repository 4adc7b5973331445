import type { MediaStatus } from '#slices/catalog/index.ts';
import { assumedEnd, type DataEnd, type Run } from './run.ts';

/**
 * What a run is at an instant. One whose end nobody recorded is `RELEASING` while it may be assumed to go on, then
 * unknown (null).
 */
export const statusAt = (nowMs: number, run: Run, dataEnd: DataEnd): MediaStatus | null => {
  if (run.beginMs > nowMs) return 'NOT_YET_RELEASED';
  if (run.format === 'MOVIE') return 'FINISHED';
  if (run.endMs !== null) return run.endMs > nowMs ? 'RELEASING' : 'FINISHED';
  const until = assumedEnd(run, dataEnd);
  return until === null || nowMs < until ? 'RELEASING' : null;
};
