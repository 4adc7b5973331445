import type { z } from 'zod';

/** What fields are about. Trust and distrust of an editor are by group. */
export const FIELD_GROUPS = [
  'TITLES',
  'FACTS',
  'DATES',
  'TEXTS',
  'PEOPLE',
  'EPISODES',
  'CHAPTERS',
  'MAPPING',
  'RELATIONS',
  'LINKS',
  'IMAGES',
] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** What a value that is none of its field is missing; the reason of the refusal. */
export type ValueFault =
  | 'EDIT_TITLE_INVALID'
  | 'EDIT_TEXT_INVALID'
  | 'EDIT_NAME_INVALID'
  | 'EDIT_COUNT_INVALID'
  | 'EDIT_COUNTRY_INVALID'
  | 'EDIT_DATE_INVALID'
  | 'EDIT_YEAR_INVALID'
  | 'EDIT_ADDRESS_INVALID'
  | 'EDIT_PICTURE_INVALID'
  | 'EDIT_CHOICE_INVALID'
  | 'EDIT_EPISODE_INVALID'
  | 'EDIT_LIST_INVALID'
  | 'EDIT_UNIT_INVALID'
  | 'EDIT_RULE_INVALID'
  | 'EDIT_REGION_INVALID'
  | 'EDIT_ROW_INVALID'
  | 'EDIT_SITE_ID_INVALID'
  | 'EDIT_SITE_INVALID';

/** What values a field takes. */
export interface FieldKind {
  /** The schema of a value, or of one row of a list that has keys. */
  schema: z.ZodType;
  fault: ValueFault;
}

interface FieldBase extends FieldKind {
  /** As claims call it. */
  name: string;
  group: FieldGroup;
  /** Whether only the page of a work shows it, and it stands among the details. */
  isDetail?: true;
  /** A mistake here hides a work or joins it to another: somebody looks at every change of it. */
  isDelicate?: true;
  /** Whether a value counts for more as the word of people, so that they may also say what a source says. */
  isRanked?: true;
  /** Whether no work is without it. */
  isNeeded?: true;
  /** What tells the rows of a value apart that is a list, so that two changes of other rows do not meet. A list without it is one value. */
  rowKeyOf?: (row: never) => string;
}

/** A field with one value. A list without keys is one value too. */
export interface PlainField extends FieldBase {
  /** What stands when nothing is known. */
  empty: null | readonly [];
}

/** A list whose rows are told apart by a key, so that each is changed, decided about and kept by itself. */
export interface KeyedField extends FieldBase {
  keyOf: (row: never) => string;
  /** Whether several rows may have one key; a value is then all rows of that key. */
  isMany?: true;
  /** Whether rows name the source that gave them. */
  isSourced?: true;
  /** Whether a work may have thousands of rows: who wants them asks for them. */
  isLong?: true;
  /** The order of rows; those that are added come last otherwise. */
  compare?: (a: never, b: never) => number;
}

/** A field of a work that people may change. */
export type EditableField = PlainField | KeyedField;

export const isKeyed = (field: EditableField): field is KeyedField => 'keyOf' in field;
