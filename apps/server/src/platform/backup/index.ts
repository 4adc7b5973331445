/** Backups of a whole instance over SQL, and their restoring into an empty one. */
export { checkBackup } from './check-backup.ts';
export { isSecret, putFiles, SECRETS } from './kept-files.ts';
export type { Manifest } from './manifest.ts';
export { restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
