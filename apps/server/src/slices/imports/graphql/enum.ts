import { builder } from '#platform/graphql/builder.ts';
import { IMPORT_STATES, type ImportPolicy, type RowOutcome } from '../rules/import-word.ts';

export const ListImportStateEnum = builder.enumType('ListImportState', {
  description:
    'REFUSED: the file could not be read. PREVIEW: nothing is written yet. RUNNING: rows are written, also after a restart of the server. UNDONE: all of it was taken back.',
  values: IMPORT_STATES,
});

export const ListImportPolicyEnum = builder.enumType('ListImportPolicy', {
  description:
    'Who is believed where the list and the file differ. FILL_GAPS: the list. NEWER_WINS: what was changed later. FILE_WINS: the file. REPLACE_LIST: the file, and what it does not have is taken off.',
  values: {
    FILL_GAPS: { value: 'fill-gaps' },
    NEWER_WINS: { value: 'newer-wins' },
    FILE_WINS: { value: 'file-wins' },
    REPLACE_LIST: { value: 'replace-list' },
  } as const satisfies Record<string, { value: ImportPolicy }>,
});

const OUTCOMES = {
  ADDED: { value: 'added' },
  UPDATED: { value: 'updated' },
  UNCHANGED: { value: 'unchanged' },
  SKIPPED: { value: 'skipped' },
} as const satisfies Record<string, { value: RowOutcome }>;

export const ListImportOutcomeEnum = builder.enumType('ListImportOutcome', {
  description: 'What became of a row, or would.',
  values: OUTCOMES,
});

export const ListImportRowFilterEnum = builder.enumType('ListImportRowFilter', {
  description: 'OPEN: rows that wait for somebody to say which work they are.',
  values: { ...OUTCOMES, OPEN: { value: 'open' } } as const,
});
