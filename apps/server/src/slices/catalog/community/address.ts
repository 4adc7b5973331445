/**
 * The address of one value of a work: the name of a field (`titleRomaji`), or a row of a list with the row's key (`episodes.12`,
 * `externalIds.mal`). Revisions, locks and what the community says are kept by address.
 */
export type FieldAddress = string;

/** The address of a field, or of the row of a list that has this key. */
export const addressOf = (name: string, key?: string): FieldAddress =>
  key === undefined ? name : `${name}.${key}`;

/** The field and the key of an address. The key may have dots of its own. */
export const partsOf = (address: FieldAddress): { name: string; key: string | undefined } => {
  const dot = address.indexOf('.');
  return dot < 0
    ? { name: address, key: undefined }
    : { name: address.slice(0, dot), key: address.slice(dot + 1) };
};
