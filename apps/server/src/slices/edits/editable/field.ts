import {
  EDITABLE_FIELDS,
  type EditableField,
  type FieldAddress,
  fieldAt,
  type FieldGroup,
  type Media,
} from '#slices/catalog/index.ts';
import { PARTS } from './parts.ts';

const fieldsOf = (medium: Media): readonly EditableField[] => [
  ...EDITABLE_FIELDS[medium],
  ...PARTS.flatMap(({ fields }) => fields[medium]),
];

/** All that people may change of works of each medium, in the catalogue and elsewhere. */
export const ALL_FIELDS: Readonly<Record<Media, readonly EditableField[]>> = {
  ANIME: fieldsOf('ANIME'),
  MANGA: fieldsOf('MANGA'),
};

/** The field that an address is of; undefined if nobody may change such a thing. */
export const editableAt = (medium: Media, address: FieldAddress): EditableField | undefined =>
  fieldAt(ALL_FIELDS[medium], address);

/** The group of the field at an address that is one. */
export const groupOf = (medium: Media, address: FieldAddress): FieldGroup => {
  const field = editableAt(medium, address);
  if (!field) throw new Error(`There is no field ${address}.`);
  return field.group;
};
