import type { PictureHost } from '#slices/sources/index.ts';

/** Which hosts the operator lets the service fetch pictures from. */
export interface ImageChoice {
  isOff: boolean;
  /** Whether those are in it whose terms allow it. */
  hasAllowed: boolean;
  /** Those that the operator names, whatever their terms. */
  named: ReadonlySet<string>;
}

const WORDS = new Set(['auto', 'off']);
const HOST = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/u;

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

/** Whether a text is `off`, or hosts and `auto` separated by commas. */
export const isImageChoice = (text: string): boolean => {
  const parts = partsOf(text);
  if (parts.includes('off')) return parts.length === 1;
  return parts.length > 0 && parts.every((part) => WORDS.has(part) || HOST.test(part));
};

export const imageChoiceOf = (text: string): ImageChoice => {
  const parts = partsOf(text);
  return {
    isOff: parts.includes('off'),
    hasAllowed: parts.includes('auto'),
    named: new Set(parts.filter((part) => !WORDS.has(part))),
  };
};

/** Whether pictures of a source may be fetched from an address: encrypted, and from a host of the source whose terms or whose operator let us. */
export const mayFetch = (
  url: URL,
  { isOff, hasAllowed, named }: ImageChoice,
  hosts: readonly PictureHost[],
): boolean => {
  if (isOff || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return false;
  if (named.has(url.host)) return true;
  return hasAllowed && hosts.some(({ host, terms }) => host === url.host && terms === 'allowed');
};
