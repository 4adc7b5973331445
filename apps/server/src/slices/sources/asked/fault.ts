import { Refusal } from '#platform/errors.ts';
import { OutboundFault } from '#platform/outbound/index.ts';
import { refusal } from '../reasons.ts';
import type { AskedSource } from './asked-source.ts';

const MB = 1024 ** 2;

const ofOutbound = (
  { info: { name: source }, mostBytes }: AskedSource,
  { reason, message }: OutboundFault,
): Refusal => {
  if (reason === 'too_slow') return refusal('UNAVAILABLE', 'SOURCE_ANSWER_SLOW', { source });
  if (reason === 'too_large')
    return refusal('UNAVAILABLE', 'SOURCE_ANSWER_LARGE', { source, most: mostBytes / MB });
  return refusal('UNAVAILABLE', 'SOURCE_UNREACHABLE', { source, fault: message });
};

/** Why a source gave no answer, as a refusal; null for a bug of ours. */
export const refusalOf = (source: AskedSource, error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  return error instanceof OutboundFault ? ofOutbound(source, error) : null;
};

/** After these, asking on would be of no use, or unkind. */
const ENDING = new Set<string>(['SOURCE_ASKS_LESS', 'SOURCE_KEY_REJECTED']);

/** Whether a fault says that a source is not to be asked about other works either. */
export const endsAsking = ({ reason }: Refusal): boolean => ENDING.has(reason);
