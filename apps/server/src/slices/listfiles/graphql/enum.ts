import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RowFilter } from '../list-import/queries.ts';
import type { ImportPolicy, ImportState, RowOutcome } from '../rules/import-word.ts';

export const ListImportStateEnum = builder.enumType('ListImportState', {
  description: 'The state of an import.',
  values: valuesOf<ImportState>({
    READING:
      'A media server is being read, which takes long. It continues after a restart of the server.',
    REFUSED: 'The file could not be read.',
    PREVIEW: 'A preview. Nothing is written yet.',
    RUNNING: 'Its rows are being written. It continues after a restart of the server.',
    FINISHED: 'All of it is written.',
    UNDONE: 'It was undone.',
  }),
});

export const ListImportPolicyEnum = builder.enumType('ListImportPolicy', {
  description: 'What to do if the list and the file differ.',
  values: valuesOf<ImportPolicy>({
    'fill-gaps': 'The list counts, and the file only adds what is missing.',
    'newer-wins': 'The later change counts.',
    'file-wins': 'The file counts.',
    'replace-list': 'The file counts, and entries that it does not have are removed.',
  }),
});

const OUTCOMES = {
  added: 'It adds an entry.',
  updated: 'It changes an entry.',
  unchanged: 'The list already has the same.',
  skipped: 'It is skipped.',
} as const satisfies Record<RowOutcome, string>;

export const ListImportOutcomeEnum = builder.enumType('ListImportOutcome', {
  description: 'The outcome of a row, actual or expected.',
  values: valuesOf<RowOutcome>(OUTCOMES),
});

export const ListImportRowFilterEnum = builder.enumType('ListImportRowFilter', {
  description: 'Which rows of an import to read.',
  values: valuesOf<RowFilter>({
    ...OUTCOMES,
    open: 'Rows that wait for their owner to say which work they are, or which status they have.',
    unread: 'Rows with values that were not understood.',
    undone: 'Rows of an undone import whose entry is as it was before.',
    left: 'Rows of an undone import whose entry keeps something of it, because it was changed since.',
  }),
});
