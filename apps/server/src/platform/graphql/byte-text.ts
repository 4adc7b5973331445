/**
 * Bytes as a string with one character per byte (Latin-1). Node sends it together with the head of a response, it takes no more memory than
 * a buffer, and its length is known.
 */
export type ByteText = string & { readonly byteText: unique symbol };

/** Bytes as they are. */
export const latinText = ({ buffer, byteOffset, byteLength }: Uint8Array): ByteText =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1') as ByteText;

/** A text in UTF-8. */
export const byteText = (text: string): ByteText => latinText(Buffer.from(text));

/** The body of an answer. */
export type Body = ByteText | Buffer;

/** Node copies longer strings once more before it sends them. */
const LONGEST_SENT_AT_ONCE = 12 * 1024;

/** Bytes in the form that is cheapest to send. */
const cheapest = (bytes: Buffer): Body =>
  bytes.length > LONGEST_SENT_AT_ONCE ? bytes : latinText(bytes);

/** A text in UTF-8 as a body. */
export const bodyOf = (text: string): Body => cheapest(Buffer.from(text));

/** A body in the form that is cheapest to send again: a concatenated string becomes one piece. */
export const bodyToKeep = (body: Body): Body => cheapest(bytesOf(body));

/** The bytes alone. */
export const bytesOf = (body: Body): Buffer =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : body;

/** The bytes as a buffer, for code that changes them. */
export const copyOf = (body: Body): Buffer<ArrayBuffer> =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : Buffer.from(body);

/** The text it was made of. */
export const textOf = (body: Body): string => bytesOf(body).toString();
