const SPACE = 0x20;

/** Where a text holds what is wanted: `whole` when it holds nothing else. */
export type Place = 'whole' | 'start' | 'within' | 'nowhere';

/** Looks for UTF-8 bytes in the text at `start … end - 1`, whose spaces do not count. */
export function findLiteral(bytes: Uint8Array, range: ByteRange, wanted: Uint8Array): Place {
  const { start, end } = range;
  const last = end - wanted.length;
  for (let from = start; from <= last; from++) {
    if (bytes[from] !== wanted[0]) continue;
    const after = matchEnd(bytes, { start: from, end }, wanted);
    if (after < 0) continue;
    if (from > start) return 'within';
    return after === end ? 'whole' : 'start';
  }
  return 'nowhere';
}

export interface ByteRange {
  start: number;
  end: number;
}

/** The end of a match that begins at the start of the range, or -1. */
function matchEnd(bytes: Uint8Array, { start, end }: ByteRange, wanted: Uint8Array): number {
  let matched = 0;
  let at = start;
  for (; matched < wanted.length && at < end; at++) {
    const byte = bytes[at];
    if (byte === wanted[matched]) matched++;
    else if (byte !== SPACE) return -1;
  }
  return matched === wanted.length ? at : -1;
}
