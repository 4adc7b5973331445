import { compile, selectAll } from 'css-select';
import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export { isTag, isText, type Document, type Element };

/** Reads HTML as a browser that runs no scripts does. */
export const readHtml = (html: string): Document =>
  parse(html, { treeAdapter: adapter, scriptingEnabled: false });

type Matches = (element: Element) => boolean;
const compiled = new Map<string, Matches>();

const matcherOf = (selector: string): Matches => {
  const matches = compiled.get(selector) ?? compile<ChildNode, Element>(selector);
  compiled.set(selector, matches);
  return matches;
};

/** The elements below one, in their order. */
export const select = (root: Document | Element, selector: string): Element[] =>
  selectAll<ChildNode, Element>(matcherOf(selector), root.children);

export const fits = (element: Element, selector: string): boolean => matcherOf(selector)(element);

export const parentOf = ({ parent }: Element): Element | null =>
  parent && isTag(parent) ? parent : null;

/** The element itself, or the next one around it that a selector fits. */
export const closest = (element: Element, selector: string): Element | null => {
  for (let at: Element | null = element; at; at = parentOf(at)) if (fits(at, selector)) return at;
  return null;
};

export const contains = (outer: Element, inner: Element): boolean => {
  for (let at = parentOf(inner); at; at = parentOf(at)) if (at === outer) return true;
  return false;
};

/** The element around all others. */
export const rootOf = (element: Element): Element => {
  const parent = parentOf(element);
  return parent ? rootOf(parent) : element;
};

export const byId = (element: Element, id: string): Element | undefined =>
  select(rootOf(element), '[id]').find(({ attribs }) => attribs['id'] === id);

export const has = (element: Element, attribute: string): boolean =>
  element.attribs[attribute] !== undefined;

/** An element in a message: its tag. */
export const tagOf = ({ name, attribs }: Element): string =>
  `<${[name, ...Object.entries(attribs).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;
