import type { Eventual } from '#platform/eventual.ts';
import type { Decision, Quota, Standing } from '../rules/quota.ts';

/** One draw from a bucket. */
export interface Draw {
  bucket: string;
  quota: Quota;
  nowMs: number;
}

/**
 * Where buckets are stored. A draw is one atomic step: concurrent draws, in any number of processes, never exceed the quota, and a denied
 * draw changes nothing.
 */
export interface LimitStore {
  draw(draw: Draw): Eventual<Decision>;
  /** The standing of a bucket, without a draw. */
  find(bucket: string): Promise<Standing | undefined>;
  close(): Promise<void>;
}
