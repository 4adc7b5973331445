import type { HeldClaim, HoldReason } from '#slices/catalog/index.ts';
import type { RefusalList } from './import-run.ts';

/** Why a claim waits for an editor, in words of a report. */
const WHY: Readonly<Record<HoldReason, string>> = {
  JOINS_WORKS: 'is held for an editor: its ids belong to several works',
  REPEATS_A_WORK: 'is held for an editor: another row of the source is about the work with its id',
  CONTRADICTS_ITS_ID: 'is held for an editor: it began in another year than the work with its id',
  HAS_NAMESAKES: 'is held for an editor: several works have its title, year and kind',
};

/** Reports claims that wait for an editor among what was not taken over. */
export const refuseHeld = (
  refusals: RefusalList,
  source: string,
  held: readonly HeldClaim<{ sourceId: string; titleNative?: string | null }>[],
): void => {
  for (const { claim, reason } of held) {
    const ref = claim.titleNative ? `${claim.sourceId} (${claim.titleNative})` : claim.sourceId;
    refusals.add({ source, ref, reason: WHY[reason] });
  }
};
