/** Whether the list or the file wins where they differ. `replace-list` also removes entries that the file does not have. */
export const IMPORT_POLICIES = ['fill-gaps', 'newer-wins', 'file-wins', 'replace-list'] as const;
export type ImportPolicy = (typeof IMPORT_POLICIES)[number];

/** `SKIPPED` rows have no known work, or the list refused them. */
export const ROW_OUTCOMES = ['added', 'updated', 'unchanged', 'skipped'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const IMPORT_STATES = [
  'READING',
  'REFUSED',
  'PREVIEW',
  'RUNNING',
  'FINISHED',
  'UNDONE',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** How long an import is kept and can be undone. */
export const KEPT_DAYS = 30;
