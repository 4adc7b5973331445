import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';
import { LIST_FORMATS } from './list-format.ts';

/** What is said of a file that nothing tells the form of. */
export const unknownFormat = () =>
  refusal('BAD_USER_INPUT', 'FILE_FORMAT_UNKNOWN', { formats: LIST_FORMATS.join(', ') });

/** What is said of a file with nothing in it. */
export const emptyFile = () => refusal('BAD_USER_INPUT', 'FILE_EMPTY');

/** Whether a file was refused before anything told what it is. */
export const isUnknownFile = ({ reason }: Refusal): boolean =>
  reason === 'FILE_FORMAT_UNKNOWN' || reason === 'FILE_EMPTY';

/** The refusal of a file that is no export of the source it is said to be of. */
export const notBy = (source: string): Refusal =>
  refusal('BAD_USER_INPUT', 'FILE_NOT_BY_SOURCE', { source });
