import type { Tally } from '../rules/stated.ts';
import type { RefusalList } from './import-run.ts';

export interface ClaimFile<Claim> {
  source: string;
  claims: AsyncIterable<Claim>;
  refusals: RefusalList;
  /** Counts what they state. */
  tally: Tally;
}

/** Works a statement carries: large enough to be fast, small enough to leave the event loop alone. */
const BATCH = 80;

/** The claims of a file in batches, without those whose work is given twice. */
export async function* claimBatches<Claim extends { sourceId: string }>({
  source,
  claims,
  refusals,
  tally,
}: ClaimFile<Claim>): AsyncGenerator<Claim[]> {
  const seen = new Set<string>();
  let batch: Claim[] = [];
  for await (const claim of claims) {
    if (seen.has(claim.sourceId)) {
      refusals.add({ source, ref: claim.sourceId, reason: 'is given twice' });
      continue;
    }
    seen.add(claim.sourceId);
    tally.add(claim);
    batch.push(claim);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
