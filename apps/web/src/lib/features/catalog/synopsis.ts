import type { RichText } from '#lib/text/rich-text.ts';
import type { Description } from './work-page.ts';

/** The description of a work as a tree of the parts that pages show. */
export interface Synopsis extends Omit<Description, 'text'> {
  readonly text: RichText;
}
