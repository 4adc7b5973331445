import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  type AnimeClaim,
  type AnimeSourceKey,
  concludeMangaImport,
  findHeldClaim,
  importAnime,
  importManga,
  type MangaClaim,
  type MangaSourceKey,
} from '#slices/catalog/index.ts';
import { refusal } from '../reasons.ts';
import { applyAnimeChange } from './apply-anime.ts';
import { inImport } from './import-run.ts';

/** Which work a held row is about. */
export interface HeldDecision {
  source: string;
  sourceId: string;
  /** One of the works it may be about; null for one of its own. */
  workId: string | null;
}

/** The row goes where it is said to belong, or makes a work like one that is in no doubt. */
const placingOf = ({ sourceId, workId }: HeldDecision) =>
  workId === null ? { isSure: true } : { places: new Map([[sourceId, workId]]) };

const settleAnime = async (app: App, tx: Tx, decision: HeldDecision, claim: AnimeClaim) => {
  const source = decision.source as AnimeSourceKey;
  const claims = [claim];
  const done = await importAnime(app, tx, { source, claims, placing: placingOf(decision) });
  await applyAnimeChange(app, tx, { change: done, claims });
  return done.workIds;
};

const settleManga = async (app: App, tx: Tx, decision: HeldDecision, claim: MangaClaim) => {
  const source = decision.source as MangaSourceKey;
  const placing = placingOf(decision);
  const done = await importManga(app, tx, { source, claims: [claim], placing });
  await concludeMangaImport(tx, done.changed);
  return done.workIds;
};

/**
 * Says which work a held row of a source is about. The source keeps to it in its next files.
 * @returns the work. @throws Refusal if no such row is held, or it is not about that work
 */
export const settleHeld = (app: App, decision: HeldDecision): Promise<string> =>
  inImport(app, async (tx) => {
    const { source, sourceId, workId } = decision;
    const held = await findHeldClaim(tx, decision);
    if (!held) throw refusal('NOT_FOUND', 'SOURCE_ROW_NOT_HELD', { source, row: sourceId });
    if (workId !== null && !held.workIds.includes(workId))
      throw refusal('BAD_USER_INPUT', 'SOURCE_ROW_NOT_ABOUT', {
        work: workId,
        choices: held.workIds.join(', '),
      });
    const workIds =
      held.medium === 'ANIME'
        ? await settleAnime(app, tx, decision, held.claim)
        : await settleManga(app, tx, decision, held.claim);
    const placed = workIds.get(sourceId);
    if (placed === undefined)
      throw refusal('BAD_USER_INPUT', 'SOURCE_ROW_MAKES_NO_WORK', { source, row: sourceId });
    return placed;
  });
