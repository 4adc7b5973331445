/** Bytes of a file, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The bytes that a `Range` header asks for: `null` for all of the file, `beyond` if it has none of them. Several ranges are answered with all. */
export const rangeOf = (header: string | undefined, size: number): ByteRange | 'beyond' | null => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'beyond';
  return end < start ? null : { start, end };
};
