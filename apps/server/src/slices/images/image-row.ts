import type { PictureFacts } from './picture.ts';

/** What is known of the picture at an address. */
export interface ImageRow {
  /** Null while it could not be fetched. */
  fetched: ({ contentDigest: string } & PictureFacts) | null;
  /** Failures since it was last fetched, in a row; null without any. */
  failing: { failures: number; fault: string; retryAtMs: number } | null;
}
