const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** The brands in the first box of an ISO file (ISO 14496-12): four letters each. */
const brandsOf = (bytes: Uint8Array): string =>
  startsWith(bytes, 'ftyp', 4) ? String.fromCharCode(...bytes.subarray(8, 64)) : '';

/**
 * Whether bytes begin as a JPEG, PNG, WebP, AVIF or GIF does. What a server says of them does not count, and nothing else is handed to a
 * decoder.
 */
export const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\u00ff\u00d8\u00ff') ||
  startsWith(bytes, '\u0089PNG\r\n\u001a\n') ||
  startsWith(bytes, 'GIF87a') ||
  startsWith(bytes, 'GIF89a') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  /avif|avis/u.test(brandsOf(bytes));

/** Whether a server says of a file that it is something else than a picture, so that it need not be read. */
export const isOtherType = (contentType: string): boolean =>
  !/^(?:image\/|application\/octet-stream|binary\/octet-stream)/iu.test(contentType.trim()) &&
  contentType.trim() !== '';
