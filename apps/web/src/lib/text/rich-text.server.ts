import MarkdownIt, { type Token } from 'markdown-it';
import type { RichGroup, RichNode, RichText } from './rich-text.ts';

/** Nesting, such as quotes in lists in quotes. Deeper parts are left out. */
const MOST_DEPTH = 20;

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

const GROUPS: Readonly<Record<string, RichGroup>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  blockquote: 'quote',
  bullet_list: 'list',
  ordered_list: 'numbers',
  list_item: 'item',
  strong: 'strong',
  em: 'emphasis',
  s: 'deleted',
};

/** HTML is off, so tags are shown as text. Tables are shown as they were written. */
const parser = new MarkdownIt({
  html: false,
  breaks: true,
  linkify: true,
  maxNesting: MOST_DEPTH,
}).disable('table');
// Only whole addresses become links by themselves, so "ep.it" does not.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/** The full address of a link; null for `javascript:` and other schemes. */
function safeAddress(href: unknown): string | null {
  const url = URL.parse(String(href));
  return url && LINK_PROTOCOLS.has(url.protocol) ? url.href : null;
}

/** The part that a token opens; null if its children need no parent. */
function opened(token: Token, children: RichText): RichNode | null {
  if (token.type === 'link_open') {
    const href = safeAddress(token.attrGet('href'));
    return href === null ? null : { kind: 'link', href, children };
  }
  const kind = GROUPS[token.type.replace(/_open$/u, '')];
  return kind && !token.hidden ? { kind, children } : null;
}

/** Nothing is loaded from other sites, so a picture becomes a link to it. */
function pictureLink(token: Token): RichText {
  const href = safeAddress(token.attrGet('src'));
  const children: RichText = [{ kind: 'text', text: token.content || (href ?? '') }];
  return href === null ? children : [{ kind: 'link', href, children }];
}

/** The parts of a token without children. */
function leaf(token: Token): RichText {
  switch (token.type) {
    case 'inline':
      return treeOf(token.children ?? []);
    case 'softbreak':
    case 'hardbreak':
      return [{ kind: 'break' }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'code_inline':
      return [{ kind: 'code', text: token.content }];
    case 'code_block':
    case 'fence':
      return [{ kind: 'codeBlock', text: token.content.replace(/\n$/u, '') }];
    case 'image':
      return pictureLink(token);
    default:
      return [{ kind: 'text', text: token.content }];
  }
}

function treeOf(tokens: readonly Token[]): RichText {
  const root: RichNode[] = [];
  const open = [root];
  for (const token of tokens) {
    const here = open.at(-1) ?? root;
    if (token.nesting === 0) here.push(...leaf(token));
    else if (token.nesting === -1) open.pop();
    else {
      const children: RichNode[] = [];
      const node = opened(token, children);
      if (node) here.push(node);
      open.push(node ? children : here);
    }
  }
  return root;
}

/** Parses Markdown that a user wrote. HTML in it becomes text, and a single line break is kept. */
export function readRichText(markdown: string): RichText {
  return treeOf(parser.parse(markdown, {}));
}
