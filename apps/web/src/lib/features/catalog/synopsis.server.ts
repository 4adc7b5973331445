import { readRichText } from '#lib/text/rich-text.server.ts';
import type { Synopsis } from './synopsis.ts';
import type { Description } from './work-page.ts';

/** What a work is about, for its page; null if no source describes it. */
export const synopsisOf = (description: Description | null): Synopsis | null =>
  description && { ...description, text: readRichText(description.text) };
