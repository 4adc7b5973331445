import type { Eventual } from '#platform/eventual.ts';
import type { Decision, Quota, Standing } from '../rules/quota.ts';

/** One draw from a bucket. */
export interface Draw {
  bucket: string;
  quota: Quota;
  nowMs: number;
}

/**
 * Where buckets are kept. A draw is one atomic step: of any number at once, in any number of processes, no more pass than the quota
 * grants, and a denied one changes nothing.
 */
export interface LimitStore {
  draw(draw: Draw): Eventual<Decision>;
  /** What a bucket remembers; looking changes nothing. */
  find(bucket: string): Promise<Standing | undefined>;
  close(): Promise<void>;
}
