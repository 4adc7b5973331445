import {
  type AdapterProblem,
  checkAdapterText,
  type DocumentLike,
  explain,
  type Explanation,
} from '@tsuzuki/adapters';

/** What became of a test of an adapter on a page. */
export interface Trial {
  readonly text: string;
  readonly problems: readonly AdapterProblem[];
  /** What is read of the page; null if there is no page, or no adapter. */
  readonly explanation: Explanation | null;
  readonly isTooMuch: boolean;
}

/** Characters of HTML that people may paste. */
const MOST_HTML = 100_000;

/** Tests an adapter on a page that was pasted. `read` parses HTML, and gives undefined for what is too much. */
export const tryAdapter = (
  { text, address, html }: { text: string; address: string; html: string },
  read: (html: string) => DocumentLike | undefined,
): Trial => {
  const { adapter, problems = [] } = checkAdapterText(text);
  if (!adapter || address === '') {
    return { text, problems, explanation: null, isTooMuch: false };
  }
  const document = html.length > MOST_HTML ? undefined : read(html);
  const explanation = document ? explain(document, { href: address }, adapter) : null;
  return { text, problems, explanation, isTooMuch: document === undefined };
};
