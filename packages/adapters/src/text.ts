import { LIMITS } from './limits.ts';
import type { NodeLike } from './model.ts';

const ELEMENT = 1;
const TEXT = 3;
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

/**
 * The text within an element, as much as we read of it. Nodes are walked one by one, since the text of a page may have any length.
 * @param isCode whether the text of a script is wanted
 */
export const textWithin = (root: NodeLike, { most, isCode }: TextWanted): string => {
  let text = '';
  const stack: (NodeLike | null)[] = [root.firstChild];
  for (let seen = 0; stack.length > 0 && seen < LIMITS.textNodes; seen += 1) {
    const node = stack.pop();
    if (!node) continue;
    stack.push(node.nextSibling);
    if (node.nodeType === TEXT) text += (node.nodeValue ?? '').slice(0, most - text.length);
    else if (node.nodeType === ELEMENT && (isCode || !SILENT.has(node.nodeName.toUpperCase()))) {
      stack.push(node.firstChild);
    }
    if (text.length >= most) break;
  }
  return text;
};

export interface TextWanted {
  most: number;
  isCode: boolean;
}

/** A text without line breaks, double spaces and what cannot be seen, as long as we keep texts. */
export const tidy = (text: string): string =>
  text
    .slice(0, LIMITS.text)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
