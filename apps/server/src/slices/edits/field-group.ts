import { type FieldAddress, fieldAt, type FieldGroup, type Media } from '#slices/catalog/index.ts';

/** The group of the field at an address that is one. */
export const groupOf = (medium: Media, address: FieldAddress): FieldGroup => {
  const field = fieldAt(medium, address);
  if (!field) throw new Error(`There is no field ${address}.`);
  return field.group;
};
