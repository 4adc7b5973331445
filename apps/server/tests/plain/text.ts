import { closest, has, isTag, isText, parentOf, type Element } from './html.ts';

/** White space counts as one space where texts are compared. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const BLOCKS = new Set(
  'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table td th tr ul'.split(
    ' ',
  ),
);
const UNSHOWN = new Set(['head', 'script', 'style', 'template']);

/** Text that only readers of the screen get is laid out as a block, too, and so is a word of its own. */
export const isBlock = ({ name, attribs }: Element): boolean =>
  BLOCKS.has(name) || /\bvisually-hidden\b/u.test(attribs['class'] ?? '');

/** Whether a parent that is shown shows this child of it. */
const isShownBy = (parent: Element | null, child: Element): boolean => {
  if (UNSHOWN.has(child.name) || has(child, 'hidden') || has(child, 'popover')) return false;
  if (child.name === 'input' && child.attribs['type'] === 'hidden') return false;
  if (child.name === 'dialog' && !has(child, 'open')) return false;
  return parent?.name !== 'details' || has(parent, 'open') || child.name === 'summary';
};

/** Whether an element is seen, by its HTML alone: no style sheet is read. */
export const isVisible = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = parentOf(at))
    if (!isShownBy(parentOf(at), at)) return false;
  return true;
};

/** All of an element's text, shown or not, in which texts are searched. */
export const searchedText = (element: Element): string => {
  if (UNSHOWN.has(element.name)) return '';
  if (element.name === 'input' && /^(?:submit|button|reset)$/u.test(element.attribs['type'] ?? ''))
    return element.attribs['value'] ?? '';
  let text = '';
  for (const node of element.children) {
    if (isText(node)) text += node.data;
    else if (isTag(node)) text += searchedText(node);
  }
  return text;
};

/** The text of an element as it stands in the HTML. */
export const wholeText = (element: Element): string =>
  element.children
    .map((node) => (isText(node) ? node.data : isTag(node) ? wholeText(node) : ''))
    .join('');

/** The text with a new line around every block. */
const lines = (element: Element, isPreformatted: boolean): string => {
  if (element.name === 'br') return '\n';
  if (element.name === 'textarea') return '';
  let text = '';
  for (const node of element.children) {
    if (isText(node)) text += isPreformatted ? node.data : node.data.replaceAll(/\s+/gu, ' ');
    else if (isTag(node) && isShownBy(element, node))
      text += lines(node, isPreformatted || node.name === 'pre');
  }
  return isBlock(element) ? `\n${text}\n` : text;
};

/** The text as it is shown, a block a line. */
export const shownText = (element: Element): string => {
  const isPreformatted = closest(element, 'pre') !== null;
  const text = lines(element, isPreformatted).replaceAll(/ *\n[ \n]*/gu, '\n');
  return (isPreformatted ? text : text.replaceAll(/ {2,}/gu, ' ')).trim();
};
