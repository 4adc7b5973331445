import { Refusal, refusal } from '#platform/errors.ts';
import { OutboundFault, type OutboundAnswer } from '#platform/outbound/index.ts';

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

/** What went wrong, in words for whoever set the place; undefined: nothing of theirs. */
export const faultWords = (error: unknown): string | undefined =>
  error instanceof Refusal || error instanceof OutboundFault ? error.message : undefined;

const OF_STATUS: Readonly<Record<number, string>> = {
  401: 'rejected the username or password',
  403: 'rejected the username or password, or doesn’t allow writing there',
  404: 'doesn’t have this folder or bucket',
  405: 'doesn’t accept files there. Make sure the URL is a folder',
  409: 'doesn’t have the parent folder',
  413: 'doesn’t accept files of this size',
  423: 'has locked the file',
  429: 'is limiting our requests',
  507: 'has no space left',
};

/** The refusal of an answer that is not a success. */
export const refuseAnswer = (
  { status, headers }: OutboundAnswer,
  { address, detail = '' }: { address: string; detail?: string },
): Refusal => {
  const { host = address } = URL.parse(address) ?? {};
  const location = headers['location'];
  if (status >= 300 && status < 400)
    return refusal(
      'BAD_USER_INPUT',
      typeof location === 'string'
        ? `${host} has moved to ${location.slice(0, 200)}. Enter the new URL.`
        : `${host} has moved. Enter the new URL.`,
    );
  const words = OF_STATUS[status] ?? 'doesn’t accept the file';
  return refusal('BAD_USER_INPUT', `${host} ${words} (${status}${detail && `, ${detail}`}).`);
};
