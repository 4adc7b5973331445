import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';
import { LIST_FORMATS } from './list-format.ts';

/** The refusal of a file whose format nothing identifies. */
export const unknownFormat = () =>
  refusal('BAD_USER_INPUT', 'FILE_FORMAT_UNKNOWN', { formats: LIST_FORMATS.join(', ') });

/** The refusal of an empty file. */
export const emptyFile = () => refusal('BAD_USER_INPUT', 'FILE_EMPTY');

/** Whether a file was refused before its format was known. */
export const isUnknownFile = ({ reason }: Refusal): boolean =>
  reason === 'FILE_FORMAT_UNKNOWN' || reason === 'FILE_EMPTY';

/** The refusal of a file that is not an export of the given source. */
export const notBy = (source: string): Refusal =>
  refusal('BAD_USER_INPUT', 'FILE_NOT_BY_SOURCE', { source });
