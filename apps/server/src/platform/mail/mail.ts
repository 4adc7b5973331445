/** A message to one person, in plain text with at most one link. */
export interface Mail {
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: readonly string[];
  /** BCP 47; English by default. */
  language?: string;
  /** What the message asks for. */
  link?: string;
  /** The address at which one POST ends mail of this kind (RFC 8058). */
  unsubscribe?: string;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The message as plain text. */
export const textOf = ({ paragraphs, link }: Mail): string =>
  `${[...paragraphs, ...(link ? [link] : [])].join('\n\n')}\n`;

/** The message as simple HTML that any mail program shows alike. */
export const htmlOf = ({ paragraphs, link, language = 'en' }: Mail): string => {
  const blocks = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  const anchor = link && `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`;
  return `<!doctype html><html lang="${escapeHtml(language)}"><body>${[...blocks, ...(anchor ? [anchor] : [])].join('\n')}</body></html>`;
};
