/** Whether a file begins as XML does, whatever stands before it. */
export const isXml = (plain: Uint8Array): boolean =>
  /^[^{["\w]*</u.test(Buffer.from(plain.subarray(0, 64)).toString('latin1').replaceAll('\0', ''));
