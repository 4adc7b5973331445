import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  type ClaimKey,
  lockChanges,
  type Media,
  splitClaims,
  workStates,
} from '#slices/catalog/index.ts';
import { ownersOf } from '#slices/lists/index.ts';
import { giveNotices } from '#slices/profiles/index.ts';
import { keepMerge } from '../merge-store.ts';
import { checkClaims, newIdOf, ownWork } from './check.ts';
import type { MergeDone } from './merge-works.ts';
import { settleAround } from './settle.ts';

/** Which claims about a work become another. */
export interface WorkSplit {
  medium: Media;
  of: string;
  claims: readonly ClaimKey[];
  /** An id of a work that was merged into it, which the new one gets; null for a new id. */
  formerId: string | null;
  by: string | null;
}

/**
 * Makes a work of some claims about another. Entries of lists stay with the other one, and their owners are told. Whoever calls this has checked
 * who may.
 */
export const splitWork = async (app: App, tx: Tx, split: WorkSplit): Promise<MergeDone> => {
  const { medium, of, claims, by } = split;
  await lockChanges(tx);
  const into = await ownWork(tx, { medium, id: of });
  await checkClaims(tx, { medium, id: of, chosen: claims });
  const { formerId } = split;
  const to = formerId === null ? app.ids.next() : await newIdOf(tx, { of, formerId });
  const { split: moved, ...works } = await splitClaims(app, tx, { medium, of, to, claims });
  const from = (await workStates(tx, [to])).get(to) ?? { id: to, title: into.title };
  const [id, madeAt] = [app.ids.next(), app.clock.now()];
  await keepMerge(tx, { id, kind: 'SPLIT', medium, from, into, claims: moved, madeAt, by });
  await settleAround(app, tx, works, [of]);
  const owners = await ownersOf(tx, { media: medium, workId: of });
  const subject = { id: to, name: into.title };
  await giveNotices(app, tx, { userIds: owners, kind: 'WORK_SPLIT', subject });
  return { id, from: to, into: of, works, lists: { moved: [], joined: [] } };
};
