import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { Link } from '../link/stored-link.ts';
import type { OpenLink } from '../link/ask-link.ts';
import type { Capabilities } from '../rules/merge/capabilities.ts';
import { askedOf, withDecisions } from '../rules/merge/decide-holds.ts';
import { merge } from '../rules/merge/merge.ts';
import type { MergeCase } from '../rules/merge/merge-case.ts';
import type { MergeResult } from '../rules/merge/merge-result.ts';
import type { Asked } from '../rules/merge/decide-holds.ts';
import { remoteEntryOf, syncEntryOf } from './entry-state.ts';
import { exchangedFields } from '../service/configured.ts';
import { type Here, lengthOf, readHere } from './here.ts';
import { type DecisionsOfWorks, decisionsOfWorks } from './hold-store.ts';
import { pairKey, pairsOfWorks, type StoredPair } from './pair.ts';
import type { RunRow } from './stored-row.ts';

/** Seconds of difference from which times of a service prove nothing. */
const MOST_SKEW = 120;

/** A row whose work is known. */
export type KnownRow = RunRow & { workId: string };

/** What rows are merged with. */
export interface Known {
  here: Here;
  pairs: ReadonlyMap<string, StoredPair>;
  decisions: DecisionsOfWorks;
  there: Capabilities;
}

/** What a service can hold of what this link exchanges. */
export const capabilitiesOf = (
  { link, configured }: OpenLink,
  skewSeconds: number,
): Capabilities => {
  const { capabilities } = configured.connector;
  const fields = exchangedFields(configured.connector);
  return {
    ...capabilities,
    fields: fields.filter((field) => !link.fieldsOff.includes(field)),
    updatedAtTrusted: capabilities.updatedAtTrusted && Math.abs(skewSeconds) <= MOST_SKEW,
  };
};

/** Reads what rows are merged with. */
export const readKnown = async (
  db: Database,
  open: OpenLink,
  { rows, skew }: { rows: readonly KnownRow[]; skew: number },
): Promise<Known> => {
  const { link } = open;
  const ids = rows.map(({ workId }) => workId);
  return {
    here: await readHere(db, link.userId, rows),
    pairs: await pairsOfWorks(db, link.id, ids),
    decisions: await decisionsOfWorks(db, link.id, ids),
    there: capabilitiesOf(open, skew),
  };
};

/** A row as a merge sees it; undefined if the service has a status that nobody knows. */
export const caseOfRow = (
  app: App,
  { policy }: Link,
  row: KnownRow,
  { here, pairs, there }: Known,
): MergeCase | undefined => {
  const key = pairKey(row.media, row.workId);
  const pair = pairs.get(key) ?? null;
  const local = here.entries.get(key);
  const known = { fields: there.fields, known: pair?.remote };
  const remote = row.remote && remoteEntryOf(row.remote, known);
  if (remote === undefined) return;
  return {
    there,
    policy,
    length: lengthOf(app, row),
    pair,
    local: local ? syncEntryOf(local) : null,
    remote,
    isMapped: row.remoteId !== null,
    isDeletedHere: here.deletedAt.has(key),
    deletedHereAt: here.deletedAt.get(key)?.getTime(),
    localChangedAt: local?.updatedAt.getTime(),
    remoteUpdatedAt: row.remoteUpdatedAt?.getTime(),
  };
};

/** What a merge does with a row, and what it asks. */
export interface Planned {
  entry: MergeCase;
  result: MergeResult;
  holds: Asked[];
}

/** Merges a row, with what its owner decided before. */
export const mergeRow = (entry: MergeCase, row: KnownRow, { decisions }: Known): Planned => {
  const decide = decisions(row.media, row.workId);
  const result = withDecisions(entry, merge(entry), decide);
  const holds = result.holds.map((hold) => askedOf(entry, hold));
  return { entry, result, holds };
};
