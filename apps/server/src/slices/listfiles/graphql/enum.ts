import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { ImportPolicy, ImportState, RowOutcome } from '../rules/import-word.ts';

export const ListImportStateEnum = builder.enumType('ListImportState', {
  description: 'How far an import has come.',
  values: valuesOf<ImportState>({
    REFUSED: 'The file could not be read.',
    PREVIEW: 'It shows what it would do; nothing is written yet.',
    RUNNING: 'Its rows are being written. A restart of the server does not stop it.',
    FINISHED: 'All of it is written.',
    UNDONE: 'All of it was taken back.',
  }),
});

export const ListImportPolicyEnum = builder.enumType('ListImportPolicy', {
  description: 'What to do where the list and the file differ.',
  values: valuesOf<ImportPolicy>({
    'fill-gaps': 'Keep what the list says; the file fills in the rest.',
    'newer-wins': 'Take what was changed later.',
    'file-wins': 'Take what the file says.',
    'replace-list': 'Take what the file says, and remove entries it does not have.',
  }),
});

const OUTCOMES = {
  added: 'It adds an entry.',
  updated: 'It changes an entry.',
  unchanged: 'The list says the same already.',
  skipped: 'It writes nothing.',
} as const satisfies Record<RowOutcome, string>;

export const ListImportOutcomeEnum = builder.enumType('ListImportOutcome', {
  description: 'What became of a row, or would.',
  values: valuesOf<RowOutcome>(OUTCOMES),
});

export const ListImportRowFilterEnum = builder.enumType('ListImportRowFilter', {
  description: 'Which rows of an import to read.',
  values: valuesOf<RowOutcome | 'open'>({
    ...OUTCOMES,
    open: 'It waits for somebody to say which work it is.',
  }),
});
