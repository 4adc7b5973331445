import { readRichText } from '#lib/text/rich-text.server.ts';
import type { Synopsis } from './synopsis.ts';
import type { Description } from './work-page.ts';

/** What a work is about, for its page; null if no source describes it. */
export function synopsisOf(description: Description | null): Synopsis | null {
  if (!description) return null;
  const { text, lang, source, license, url } = description;
  return { text: readRichText(text), lang, source, license, url };
}
