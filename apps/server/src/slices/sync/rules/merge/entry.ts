/** The words of a list entry that a merge knows. Every service translates its own words to these. */
export const SYNC_STATUSES = [
  'planning',
  'current',
  'completed',
  'paused',
  'dropped',
  'repeating',
] as const;
export type SyncStatus = (typeof SYNC_STATUSES)[number];

/** The state of an entry on one side. Scores are 0–100, dates partial (`YYYY[-MM[-DD]]`). */
export interface SyncEntry {
  status: SyncStatus;
  /** Episodes or chapters. */
  progress: number;
  progressVolumes: number;
  score: number | null;
  repeatCount: number;
  startedAt: string | null;
  completedAt: string | null;
  notes: string | null;
  private: boolean;
}
export type SyncField = keyof SyncEntry;
export type FieldValue = SyncEntry[SyncField];

export const SYNC_FIELDS = [
  'status',
  'progress',
  'progressVolumes',
  'score',
  'repeatCount',
  'startedAt',
  'completedAt',
  'notes',
  'private',
] as const satisfies readonly SyncField[];

/** Some fields of an entry. What is missing is empty: null, 0 or false. */
export type PartialEntry = Partial<SyncEntry>;

/** A whole entry from the fields that are stated. */
export const entryOf = (stated: PartialEntry & Pick<SyncEntry, 'status'>): SyncEntry => ({
  status: stated.status,
  progress: stated.progress ?? 0,
  progressVolumes: stated.progressVolumes ?? 0,
  score: stated.score ?? null,
  repeatCount: stated.repeatCount ?? 0,
  startedAt: stated.startedAt ?? null,
  completedAt: stated.completedAt ?? null,
  notes: stated.notes || null,
  private: stated.private ?? false,
});

const isEmpty = (value: FieldValue): boolean => value === null || value === 0 || value === false;

/** The fields of an entry that hold something, for a side that has no entry yet. */
export const statedOf = (entry: PartialEntry): PartialEntry => {
  const stated: PartialEntry = {};
  for (const field of SYNC_FIELDS) {
    const value = entry[field];
    if (value !== undefined && !isEmpty(value)) give(stated, field, value);
  }
  return stated;
};

/** Sets a field whose value was taken from the same field of another entry. */
export const give = (entry: PartialEntry, field: SyncField, value: FieldValue): void => {
  Object.assign(entry, { [field]: value });
};
