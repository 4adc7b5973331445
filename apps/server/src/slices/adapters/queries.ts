import { type Adapter, checkAdapterText } from '@tsuzuki/adapters';
import { BUNDLED } from '@tsuzuki/adapters/bundle';
import type { Database } from '#platform/database/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import type { AdapterList, AdapterProposal, AdapterProposalState } from './model.ts';

const MOST_LISTED = 100;

/** What was accepted last for each adapter, or for one. */
export const acceptedAdapters = (db: Database, name?: string) => {
  const rows = db
    .selectFrom('adapters.proposal')
    .distinctOn('name')
    .select(['name', 'body', 'revision', 'author_id', 'decided_at'])
    .where('revision', 'is not', null)
    .orderBy('name')
    .orderBy('revision', 'desc');
  return (name === undefined ? rows : rows.where('name', '=', name)).execute();
};

/** The accepted adapters that are newer than those of the program. One that the language no longer allows is left out. */
const ownAdapters = async (db: Database) => {
  const rows = await acceptedAdapters(db);
  return rows.flatMap(({ name, body, revision, ...row }) => {
    const { adapter } = checkAdapterText(body);
    const bundled = BUNDLED.find((one) => one.name === name);
    if (!adapter || revision === null || (bundled && bundled.revision >= revision)) return [];
    return [{ ...row, adapter: { ...adapter, revision } }];
  });
};

const usernameOf = async (db: Database, id: string | null): Promise<string | null> =>
  id === null ? null : ((await findUser(db, id))?.username ?? null);

/** All adapters as they are now. */
export const currentAdapters = async (db: Database): Promise<AdapterList> => {
  const own = await ownAdapters(db);
  const byName = new Map<string, Adapter>(BUNDLED.map((adapter) => [adapter.name, adapter]));
  const changed: AdapterList['changed'] = {};
  for (const { adapter, author_id: authorId, decided_at: at } of own) {
    byName.set(adapter.name, adapter);
    const by = await usernameOf(db, authorId);
    changed[adapter.name] = { by, at: at?.toISOString() ?? '' };
  }
  return { version: 1, adapters: [...byName.values()], changed };
};

/** The proposals that wait, the longest waiting first, and after them those of one user. */
export const listProposals = async (
  db: Database,
  { userId, isEditor }: { userId: string; isEditor: boolean },
): Promise<(AdapterProposal & { author: string | null })[]> => {
  const rows = await db
    .selectFrom('adapters.proposal')
    .select(['id', 'name', 'body', 'note', 'state', 'author_id', 'proposed_at', 'answer'])
    .where((eb) =>
      isEditor
        ? eb.or([eb('state', '=', 'OPEN'), eb('author_id', '=', userId)])
        : eb('author_id', '=', userId),
    )
    .orderBy((eb) => eb.case().when('state', '=', 'OPEN').then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return Promise.all(
    rows.map(async ({ author_id: authorId, proposed_at: proposedAt, state, ...row }) => ({
      ...row,
      state: state as AdapterProposalState,
      authorId,
      proposedAt,
      author: await usernameOf(db, authorId),
    })),
  );
};
