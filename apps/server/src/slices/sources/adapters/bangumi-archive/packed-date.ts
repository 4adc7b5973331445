import type { PartialDate } from '#slices/catalog/index.ts';

/** A date as a number: `2014-04` is 20140400; 0 stands for none. */
export const packedDate = (date: PartialDate | null): number =>
  date === null ? 0 : Number(date.replaceAll('-', '').padEnd(8, '0'));

export const unpackedDate = (packed: number): PartialDate | null => {
  if (packed === 0) return null;
  const text = String(packed).padStart(8, '0');
  const parts = [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
  return parts.filter((part) => part !== '00').join('-');
};
