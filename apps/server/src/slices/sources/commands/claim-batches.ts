import type { RefusalList } from './import-run.ts';

/** Works a statement carries: large enough to be fast, small enough to leave the event loop alone. */
const BATCH = 200;

/** The claims of a file in batches, without those whose work is given twice. */
export async function* claimBatches<Claim extends { sourceId: string }>(
  claims: AsyncIterable<Claim>,
  source: string,
  refusals: RefusalList,
): AsyncGenerator<Claim[]> {
  const seen = new Set<string>();
  let batch: Claim[] = [];
  for await (const claim of claims) {
    if (seen.has(claim.sourceId)) {
      refusals.add({ source, ref: claim.sourceId, reason: 'is given twice' });
      continue;
    }
    seen.add(claim.sourceId);
    batch.push(claim);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
