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
  401: 'refuses the name or the secret',
  403: 'refuses the name or the secret, or does not let them write there',
  404: 'has no such place',
  405: 'does not take files there: is the address that of a folder?',
  409: 'has no folder above this one',
  413: 'takes no file of this size',
  423: 'has locked the file',
  429: 'asks us to wait',
  507: 'has no room left',
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
      `${host} answers that it has moved${typeof location === 'string' ? ` to ${location.slice(0, 200)}` : ''}. Set the new address.`,
    );
  const words = OF_STATUS[status] ?? 'does not take the file';
  return refusal('BAD_USER_INPUT', `${host} ${words} (${status}${detail && `, ${detail}`}).`);
};
