import { Refusal } from '#platform/errors.ts';
import { OutboundFault, type OutboundAnswer } from '#platform/outbound/index.ts';
import { refusal } from '../../reasons.ts';
import type { Place } from '../place.ts';

/** A packed export on disk, ready to be sent. */
export interface ExportFile {
  name: string;
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Somewhere exports are kept. Faults are refusals in words for the owner. */
export interface Target {
  put: (file: ExportFile) => Promise<void>;
  /** Also right where there is no such file. */
  remove: (name: string) => Promise<void>;
}

const UNREACHED = {
  forbidden: 'TARGET_NOT_ALLOWED',
  too_slow: 'TARGET_TOO_SLOW',
  too_large: 'TARGET_ANSWER_TOO_LARGE',
} as const;

const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

/** The refusal of a request without an answer. */
const unreached = ({ reason, code }: OutboundFault, address: string): Refusal => {
  const host = hostOf(address);
  return reason === 'unreachable' || reason === 'cut_off'
    ? refusal('BAD_USER_INPUT', 'TARGET_UNREACHABLE', { host, code })
    : refusal('BAD_USER_INPUT', UNREACHED[reason], { host });
};

/** What went wrong, in words for whoever set the place; undefined: nothing of theirs. */
export const faultOf = (error: unknown, place: Place): Refusal | undefined => {
  if (error instanceof OutboundFault && place.target !== 'folder')
    return unreached(error, place.address);
  return error instanceof Refusal ? error : undefined;
};

const OF_STATUS = {
  401: 'TARGET_UNAUTHENTICATED',
  403: 'TARGET_FORBIDDEN',
  404: 'TARGET_FOLDER_NOT_FOUND',
  405: 'TARGET_NOT_A_FOLDER',
  409: 'TARGET_PARENT_NOT_FOUND',
  413: 'TARGET_FILE_TOO_LARGE',
  423: 'TARGET_LOCKED',
  429: 'TARGET_RATE_LIMITED',
  507: 'TARGET_FULL',
} as const;

const isTold = (status: number): status is keyof typeof OF_STATUS =>
  Object.hasOwn(OF_STATUS, status);

const moved = (host: string, location: string | string[] | undefined): Refusal =>
  typeof location === 'string'
    ? refusal('BAD_USER_INPUT', 'TARGET_MOVED_TO', { host, url: location.slice(0, 200) })
    : refusal('BAD_USER_INPUT', 'TARGET_MOVED', { host });

/** The refusal of an answer that is not a success. */
export const refuseAnswer = (
  { status, headers }: OutboundAnswer,
  { address, detail = '' }: { address: string; detail?: string },
): Refusal => {
  const host = hostOf(address);
  if (status >= 300 && status < 400) return moved(host, headers['location']);
  const reason = isTold(status) ? OF_STATUS[status] : 'TARGET_FILE_REJECTED';
  const answer = detail === '' ? String(status) : `${status}, ${detail}`;
  return refusal('BAD_USER_INPUT', reason, { host, answer });
};
