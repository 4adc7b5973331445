import { refusal, type Refusal } from '#platform/errors.ts';
import { LIST_FORMATS } from './list-format.ts';

/** What is said of a file that nothing tells the form of. */
export const unknownFormat = () =>
  refusal(
    'BAD_USER_INPUT',
    `We couldn’t detect the format of this file. Choose one: ${LIST_FORMATS.join(', ')}.`,
    { fault: 'unknown-format' },
  );

/** What is said of a file with nothing in it. */
export const emptyFile = () =>
  refusal('BAD_USER_INPUT', 'The file is empty. Export your list again and upload the new file.', {
    fault: 'empty-file',
  });

/** Describes an unknown file in the words of the page of imports; undefined if a format was found. */
export const faultOfUnknown = ({ details }: Refusal): string | undefined =>
  details['fault'] as string | undefined;
