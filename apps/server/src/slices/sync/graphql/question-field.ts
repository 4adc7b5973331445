import type { FieldValue, SyncField } from '../rules/merge/entry.ts';
import { SyncFieldEnum } from './enum.ts';

/** A value as text; null if there is none. */
export const textOf = (value: FieldValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** The field that a question is about. */
export const askedField = {
  type: SyncFieldEnum,
  description: 'About which field; null for the whole entry.',
  resolve: ({ field }: { field: SyncField | '*' }) => (field === '*' ? null : field),
};

/** What a question is about has on one side. */
export const hereField = {
  description: 'The value here; for a whole entry, whether it is here.',
  resolve: ({ here }: { here?: FieldValue | undefined }) => textOf(here),
};
export const thereField = {
  description: 'The value at the service; for a whole entry, whether it is there.',
  resolve: ({ there }: { there?: FieldValue | undefined }) => textOf(there),
};
