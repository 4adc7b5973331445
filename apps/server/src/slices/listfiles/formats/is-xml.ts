const HEAD = 64;

/** The beginning of a file, one character per byte. UTF-16 with Latin letters gives the same characters. */
const headOf = (plain: Uint8Array): string =>
  Buffer.from(plain.subarray(0, HEAD)).toString('latin1').replaceAll('\0', '');

/** Whether a file begins like XML, after any other characters. */
export const isXml = (plain: Uint8Array): boolean => /^[^{["\w]*</u.test(headOf(plain));

/** Whether only a byte order mark and blanks come before its first tag. No message of another format begins like that. */
export const isMarkup = (plain: Uint8Array): boolean =>
  /^(?:ï»¿|ÿþ|þÿ)?\s*<[?!a-z]/iu.test(headOf(plain));
