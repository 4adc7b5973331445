import { selectAll, selectOne } from 'css-select';
import {
  type AnyNode,
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
} from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { DocumentLike, ElementLike, NodeLike } from './model.ts';

/** Characters of HTML that somebody may paste. */
export const MOST_HTML = 524_288;
/** Elements within each other: selectors walk them one within the other. */
const MOST_DEPTH = 400;

const asNode = (node: ChildNode | null): NodeLike | null => {
  if (!node) return null;
  return isTag(node) ? asElement(node) : asLeaf(node);
};

const asLeaf = (node: ChildNode): NodeLike => ({
  nodeType: isText(node) ? 3 : 8,
  nodeName: '#leaf',
  nodeValue: isText(node) ? node.data : null,
  firstChild: null,
  get nextSibling() {
    return asNode(node.nextSibling);
  },
});

const first = (roots: readonly AnyNode[], selector: string): ElementLike | null => {
  const found = selectOne<AnyNode, Element>(selector, [...roots]);
  return found ? asElement(found) : null;
};

const asElement = (element: Element): ElementLike => ({
  nodeType: 1,
  nodeName: element.name,
  nodeValue: null,
  get firstChild() {
    return asNode(element.firstChild);
  },
  get nextSibling() {
    return asNode(element.nextSibling);
  },
  getAttribute: (name) => element.attribs[name] ?? null,
  querySelector: (selector) => first(element.children, selector),
});

const isTooDeep = (root: Document): boolean => {
  const waiting: { node: ChildNode; depth: number }[] = root.children.map((node) => ({
    node,
    depth: 1,
  }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (depth > MOST_DEPTH) return true;
    if (isTag(node))
      for (const child of node.children) waiting.push({ node: child, depth: depth + 1 });
  }
  return false;
};

/** Reads HTML as a document that adapters can read; undefined if it is too large or too deep. */
export const readPage = (html: string): DocumentLike | undefined => {
  if (html.length > MOST_HTML) return undefined;
  const root = parse(html, { treeAdapter: adapter, scriptingEnabled: true });
  if (isTooDeep(root)) return undefined;
  return {
    querySelector: (selector) => first(root.children, selector),
    querySelectorAll: (selector) =>
      selectAll<AnyNode, Element>(selector, root.children).map(asElement),
  };
};
