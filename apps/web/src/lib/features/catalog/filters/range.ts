/** A range of numbers, its bounds included; null where it is open. */
export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

export const OPEN: Range = { least: null, most: null };

export const leastName = (name: string): string => `${name}-from`;
export const mostName = (name: string): string => `${name}-to`;

/** Reads a range of an address. Numbers in the wrong order are exchanged, as who typed them means the numbers between. */
export function parseRange(
  parameters: URLSearchParams,
  name: string,
  [lowest, highest]: readonly [number, number],
): Range {
  const bound = (of: string) => integer(parameters.get(of) ?? '', lowest, highest);
  const [least, most] = [bound(leastName(name)), bound(mostName(name))];
  return least !== null && most !== null && least > most
    ? { least: most, most: least }
    : { least, most };
}

/** A whole number of an address; null for any other text, and beyond the bounds. */
export function integer(text: string, least: number, most: number): number | null {
  const number = /^\d{1,4}$/u.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

/** Adds a range to an address. */
export function appendRange(parameters: URLSearchParams, name: string, range: Range): void {
  if (range.least !== null) parameters.set(leastName(name), String(range.least));
  if (range.most !== null) parameters.set(mostName(name), String(range.most));
}

export const isOpen = ({ least, most }: Range): boolean => least === null && most === null;

/** The range as the API takes it, whose bounds do not belong to it; undefined for an open one. */
export const within = ({ least, most }: Range) =>
  least === null && most === null
    ? undefined
    : { greater: least === null ? null : least - 1, less: most === null ? null : most + 1 };
