import { Refusal } from '#platform/errors.ts';
import { OutboundFault } from '#platform/outbound/index.ts';
import { storableText } from '#platform/text.ts';
import { refusal } from '../reasons.ts';
import type { FetchedSource } from './fetched-source.ts';

const MOST_FAULT_CHARACTERS = 300;

const ofOutbound = (
  { info: { name: source }, mostBytes }: FetchedSource,
  { reason, message }: OutboundFault,
): Refusal => {
  if (reason === 'too_slow') return refusal('UNAVAILABLE', 'SOURCE_TOO_SLOW', { source });
  if (reason === 'cut_off') return refusal('UNAVAILABLE', 'SOURCE_CUT_OFF', { source });
  if (reason === 'too_large') {
    const most = Math.round(mostBytes / 1024 ** 2);
    return refusal('UNAVAILABLE', 'SOURCE_TOO_LARGE', { source, most });
  }
  return refusal('UNAVAILABLE', 'SOURCE_UNREACHABLE', { source, fault: message });
};

/** Why a run failed, as a refusal; null for a bug of ours. */
export const refusalOf = (source: FetchedSource, error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (error instanceof OutboundFault) return ofOutbound(source, error);
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOSPC')
    return refusal('UNAVAILABLE', 'SOURCE_NO_ROOM', { source: source.info.name });
  return null;
};

/** Why an import failed: what its reader says of the file, unless the database or the disk is to blame. */
export const importFaultOf = (source: FetchedSource, error: unknown): unknown => {
  const isReaders =
    error instanceof Error &&
    error.constructor === Error &&
    !('code' in error || 'syscall' in error);
  if (!isReaders) return error;
  return refusal('UNAVAILABLE', 'SOURCE_CHANGED_FORM', {
    source: source.info.name,
    fault: storableText(error.message, MOST_FAULT_CHARACTERS),
  });
};
