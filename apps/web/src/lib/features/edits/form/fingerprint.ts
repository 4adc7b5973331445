const PRIME = 0x01_00_01_93;
const BASIS = 0x81_1c_9d_c5;

/** A short mark of a text (FNV-1a): the form carries it instead of what stood there at first. */
export function fingerprint(text: string): string {
  let hash = BASIS;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return `${(hash >>> 0).toString(36)}${text.length.toString(36)}`;
}
