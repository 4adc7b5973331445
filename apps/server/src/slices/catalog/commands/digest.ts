import { createHash } from 'node:crypto';

/** Tells apart what a source said of a work before and what it says now: equal records have equal digests. */
export const digestOf = (record: object): string =>
  createHash('sha1').update(JSON.stringify(record)).digest('base64url');
