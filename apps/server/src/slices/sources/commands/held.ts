import type { HeldClaim, HoldReason } from '#slices/catalog/index.ts';
import type { RefusalList } from './import-run.ts';

/** Why a claim waits for somebody to decide, in words of a report. */
export const WHY_HELD: Readonly<Record<HoldReason, string>> = {
  JOINS_WORKS: 'its ids belong to several works',
  REPEATS_A_WORK: 'another row of the source is about the work with its id',
  CONTRADICTS_ITS_ID:
    'it began in another year than the work with its id, or has many times more or fewer episodes',
  HAS_NAMESAKES: 'other works have its title, year and kind',
};

/** Reports claims that wait for an editor among what was not taken over. */
export const refuseHeld = (
  refusals: RefusalList,
  source: string,
  held: readonly HeldClaim<{ sourceId: string; titleNative?: string | null }>[],
): void => {
  for (const { claim, reason } of held) {
    const ref = claim.titleNative ? `${claim.sourceId} (${claim.titleNative})` : claim.sourceId;
    refusals.add({ source, ref, reason: `is held for an editor: ${WHY_HELD[reason]}` });
  }
};
