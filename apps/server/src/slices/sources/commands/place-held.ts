import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { audit, parseInput, type Visitor } from '#slices/accounts/index.ts';
import { type HeldRow, listHeldClaims } from '#slices/catalog/index.ts';
import { settleHeld } from './settle-held.ts';

/** As many as somebody decides about at once: others come up when these are gone. */
const MOST_SHOWN = 50;

const Decision = z.object({
  source: z.string().max(100),
  row: z.string().max(1_000),
  /** Null for a work of its own. */
  work: z.uuid().nullable(),
});

/** The rows of sources of which nobody knows which work they are about, the oldest first. */
export const heldRows = (app: App): Promise<HeldRow[]> =>
  listHeldClaims(app.db, { limit: MOST_SHOWN });

/**
 * Says for somebody which work a held row is about, as their request says, and notes who did.
 * @returns the work. @throws Refusal as `settleHeld` does
 */
export const placeHeldRow = async (
  app: App,
  body: unknown,
  by: { userId: string; visitor: Visitor },
): Promise<string> => {
  const { source, row, work } = parseInput(Decision, body);
  const placed = await settleHeld(app, { source, sourceId: row, workId: work });
  await app.db
    .transaction()
    .execute((tx) => audit(app, tx, { ...by, action: 'source-row-placed' }));
  return placed;
};
