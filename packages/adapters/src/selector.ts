import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';

const NAME = String.raw`[A-Za-z_-][\w-]*`;
const PART = [
  String.raw`[#.]${NAME}`,
  String.raw`\[${NAME}(?:[~^$*|]?="[^"\\\n]*")?\]`,
  String.raw`:(?:first-child|last-child|first-of-type|last-of-type|nth-of-type\(\d{1,2}\))`,
].join('|');
const COMPOUND = new RegExp(String.raw`^(?:(?:\*|${NAME})(?:${PART})*|(?:${PART})+)$`, 'u');
/** Outside of quotes: where one compound ends and the next begins. */
const BETWEEN = /\s*[>+~,]\s*|\s+/u;
const QUOTED = /"[^"]*"/gu;
const MOST_COMPOUNDS = 12;

/** Why a CSS selector is not one that we allow; undefined if it is. */
export const selectorFault = (selector: string): Problem | undefined => {
  if (selector.length > LIMITS.selector) {
    return { reason: 'SELECTOR_TOO_LONG', values: { most: LIMITS.selector } };
  }
  // Quoted values may hold what elsewhere separates: they become one letter before the selector is split.
  const compounds = selector.trim().replaceAll(QUOTED, '"q"').split(BETWEEN);
  if (compounds.length > MOST_COMPOUNDS) {
    return { reason: 'SELECTOR_TOO_MANY_PARTS', values: { most: MOST_COMPOUNDS } };
  }
  const wrong = compounds.find((compound) => !COMPOUND.test(compound));
  if (wrong === undefined) return undefined;
  return wrong === ''
    ? { reason: 'SELECTOR_INCOMPLETE', values: {} }
    : { reason: 'SELECTOR_PART', values: { part: wrong } };
};
