import { refusal, type Refusal } from '#platform/errors.ts';
import { LIST_FORMATS } from './list-format.ts';

export const unknownFormat = () =>
  refusal(
    'BAD_USER_INPUT',
    `Nothing in the file tells what it is. Name its format: ${LIST_FORMATS.join(', ')}.`,
    { isFormatUnknown: true },
  );

/** Whether a file was refused because nothing tells what it is. */
export const isUnknownFormat = ({ details }: Refusal): boolean =>
  details['isFormatUnknown'] === true;
