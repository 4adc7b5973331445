import type { Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, DB } from '#platform/database/index.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import type { ExportFormat } from '../list-export/write.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import type { Frequency, Place } from './place.ts';

/** The regular exports of an account. */
export interface ExportSchedule {
  userId: string;
  frequency: Frequency;
  format: ExportFormat;
  keep: number;
  place: Place;
  hasSecret: boolean;
  nextAt: Date;
  last: {
    at: Date;
    isWritten: boolean;
    entries: number | null;
    bytes: number | null;
    fault: string | null;
    /** The same as a reason; null where it was kept as a message alone. */
    faultReason: KeptReason | null;
  } | null;
  failures: number;
  /** Names of the files of each export that is kept, the latest first. */
  files: readonly (readonly string[])[];
}

const placeOf = (userId: string): string => `listfiles.export_schedule/${userId}`;

/** Where the secrets of places are kept. */
export const sealedExportSecrets: SealedColumn = {
  table: 'listfiles.export_schedule',
  key: 'user_id',
  column: 'secret_sealed',
  place: placeOf,
};

export const sealSecret = (app: App, userId: string, secret: string): Buffer =>
  app.secrets.seal(secret, placeOf(userId));

export const openSecret = (app: App, userId: string, box: Buffer | null): string | null =>
  box === null ? null : app.secrets.open(box, placeOf(userId));

type Row = Selectable<DB['listfiles.export_schedule']>;

/** A row as the rest of the slice knows it. */
export const scheduleOf = (row: Row): ExportSchedule => ({
  userId: row.user_id,
  frequency: row.frequency as Frequency,
  format: row.format as ExportFormat,
  keep: row.keep,
  place: row.place as unknown as Place,
  hasSecret: row.secret_sealed !== null,
  nextAt: row.next_at,
  last: row.last_at && {
    at: row.last_at,
    isWritten: row.last_outcome === 'written',
    entries: row.last_entries,
    bytes: row.last_bytes,
    fault: row.last_fault,
    faultReason: row.last_fault_reason as unknown as KeptReason | null,
  },
  failures: row.failures,
  files: row.files as unknown as string[][],
});

/** The regular exports of an account, if it has any. */
export const readSchedule = async (db: Database, userId: string): Promise<Row | undefined> =>
  db
    .selectFrom('listfiles.export_schedule')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
