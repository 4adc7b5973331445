const HEAD = 64;

/** How a file begins, one character a byte; UTF-16 of Latin letters reads as they do. */
const headOf = (plain: Uint8Array): string =>
  Buffer.from(plain.subarray(0, HEAD)).toString('latin1').replaceAll('\0', '');

/** Whether a file begins as XML does, whatever stands before it. */
export const isXml = (plain: Uint8Array): boolean => /^[^{["\w]*</u.test(headOf(plain));

/** Whether nothing but a byte order mark and blanks stands before its first tag: so no message of another form begins. */
export const isMarkup = (plain: Uint8Array): boolean =>
  /^(?:ï»¿|ÿþ|þÿ)?\s*<[?!a-z]/iu.test(headOf(plain));
