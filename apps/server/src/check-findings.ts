import type { Reasons } from '#platform/errors.ts';
import { verdictsOf } from '#platform/finding.ts';
import { WRONG_MASTER_KEY } from '#platform/secrets/index.ts';

/** What the checks of the platform find. The slices' checks have theirs in their `reasons.ts`. */
export const checkFindings = {
  ADDRESS_HTTPS: 'people come by HTTPS',
  ADDRESS_HTTPS_WITHOUT_PROXY:
    'people come by HTTPS; TRUSTED_PROXIES names no proxy, so that all visitors count as one ({guide})',
  ADDRESS_OWN_MACHINE: 'people sign in on this machine',
  ADDRESS_OWN_MACHINE_ONLY:
    'people sign in on this machine; from others nobody can: set BASE_URL to an https:// address ({guide})',
  ADDRESS_PLAIN_HTTP:
    'BASE_URL is plain HTTP: browsers keep nobody signed in over it but on localhost. Put HTTPS in front and name it there ({guide}).',
  CHECK_FAILED: 'cannot be checked: {error}. Mend that, then run `tsuzuki doctor` again.',
  CHECK_WAITS: 'is checked once the migrations are in order.',
  CLOCK_AGREES: 'agrees with the database to {ms} ms',
  CLOCK_DIFFERS: 'differs from the database by {ms} ms: synchronise both with NTP.',
  DATABASE_EMBEDDED: 'PostgreSQL {version}, embedded',
  DATABASE_GIVEN: 'PostgreSQL {version}, given by DATABASE_URL',
  DISK_SHORT: 'only {gibibytes} GiB free at {folder}: make room.',
  DISK_SUFFICES: '{gibibytes} GiB free at {folder}',
  FSYNC_OFF: 'fsync is off: a power cut may lose the database. Set fsync = on.',
  FSYNC_ON: 'fsync is on',
  MASTER_KEY_RIGHT: 'the master key opens what the database keeps sealed',
  MASTER_KEY_WRONG: WRONG_MASTER_KEY,
  MIGRATIONS_APPLIED: 'the database is up to date',
  MIGRATIONS_NEWER: 'made by a newer Tsuzuki (it has {migration}): update the program.',
  MIGRATIONS_PENDING: '{pending} of {all} are pending: run `tsuzuki migrate`.',
  NOTHING_SEALED: 'nothing was sealed with the master key yet',
  SETTINGS_INVALID: '{faults}. Correct them.',
  START_FAILED: '{error}',
} as const satisfies Reasons;

export const { good, bad } = verdictsOf(checkFindings);
