const NUMBER = /^\d{1,6}(?:\.\d{1,4})?$/u;

/** The number of a label, which is its position: 10.5 for `10.5`. Null for labels such as `Extra 1`. */
export const numberOf = (label: string): number | null =>
  NUMBER.test(label) ? Number(label) : null;

/** A label in the form in which labels are compared: `010.50` becomes `10.5`. */
export const normalLabel = (label: string): string => {
  const text = label.normalize('NFKC').trim();
  const number = numberOf(text);
  return number === null ? text : String(number);
};
