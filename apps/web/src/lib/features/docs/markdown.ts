import { Marked, type Tokens, type TokensList } from 'marked';

/** A part of a rendered page: prose, or code that can be copied. */
export type Block =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'code'; readonly language: string; readonly text: string };

/** A heading to jump to. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

export interface Page {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

/** Where relative links and pictures of the text lead; undefined if there is no such page or picture. */
export interface Targets {
  readonly page: (href: string) => string | undefined;
  readonly picture: (href: string) => string | undefined;
}

/** The text below this line is for developers of the service. */
const END = '<!-- The rest is for developers of the service. -->';

const MOST_STACKED = 4;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The anchor of a heading: its words with hyphens. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const plainText = (markdown: string): string => markdown.replaceAll(/[`*_]/gu, '');

const isOutside = (href: string): boolean => /^(?:https?:|mailto:|#|\/)/u.test(href);

const parserWith = (target: Targets): Marked =>
  new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = anchorOf(plainText(text));
        const label = `Link to ${plainText(text)}`;
        const anchor = `<a class="anchor" href="#${id}" aria-label="${escapeHtml(label)}">#</a>`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}${anchor}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const address = isOutside(href) ? href : target.page(href);
        if (address === undefined) throw new Error(`The docs have no page for the link ${href}.`);
        return `<a href="${escapeHtml(address)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        const address = target.picture(href);
        if (address === undefined) throw new Error(`The docs have no picture ${href}.`);
        return `<img src="${escapeHtml(address)}" alt="${escapeHtml(text)}" loading="lazy">`;
      },
      table({ header, rows }) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const head = header.map((cell) => `<th>${inline(cell)}</th>`).join('');
        const labels = header.map(({ text }) => escapeHtml(plainText(text)));
        const body = rows.map((row) => {
          const cells = row.map(
            (cell, at) => `<td data-label="${labels[at]}">${inline(cell)}</td>`,
          );
          return `<tr>${cells.join('')}</tr>`;
        });
        const table = `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
        // On phones a table with few columns becomes cards, and one with many scrolls.
        const look = header.length <= MOST_STACKED ? 'table stacks' : 'table';
        return `<div class="${look}" role="region" tabindex="0" aria-label="Table">${table}</div>`;
      },
      html: () => '',
    },
  });

const isCode = (token: TokensList[number]): token is Tokens.Code => token.type === 'code';
const isHeading = (token: TokensList[number]): token is Tokens.Heading => token.type === 'heading';

/** Parses one of our Markdown pages. The first heading is its title, and code blocks are separate. Throws if a link leads nowhere. */
export function readMarkdown(source: string, targets: Targets): Page {
  const parser = parserWith(targets);
  const [text = ''] = source.split(END);
  const [first, ...tokens] = parser.lexer(text).filter(({ type }) => type !== 'space');
  if (!first || !isHeading(first)) throw new Error('A page of the docs begins with its title.');
  const blocks = tokens.map((token): Block =>
    isCode(token)
      ? { kind: 'code', language: token.lang ?? '', text: token.text }
      : { kind: 'html', html: parser.parser([token]) },
  );
  const sections = tokens
    .filter(isHeading)
    .filter(({ depth }) => depth === 2)
    .map((heading) => plainText(heading.text))
    .map((title) => ({ id: anchorOf(title), title }));
  return { title: plainText(first.text), blocks, sections };
}
