/**
 * Bytes as a string, a character each (Latin-1). Node sends it and the head of an answer in one piece, it takes no more room than a
 * buffer, and its length is known.
 */
export type ByteText = string & { readonly byteText: unique symbol };

/** A text in UTF-8. */
export const byteText = (text: string): ByteText =>
  Buffer.from(text).toString('latin1') as ByteText;

/** The bytes alone. */
export const bytesOf = (text: ByteText): Buffer => Buffer.from(text, 'latin1');

/** The text it was made of. */
export const textOf = (text: ByteText): string => bytesOf(text).toString();
