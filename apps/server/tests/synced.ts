import { expect } from 'vitest';
import { issueBearer } from '#slices/accounts/index.ts';
import { sendOperations } from '#slices/sync/outbox/worker.ts';
import { noteEdits } from '#slices/sync/reactions.ts';
import { workOnRuns } from '#slices/sync/run/worker.ts';
import type { TestApp } from './test-app.ts';

const RUN =
  'id state kind readCount counts { createHere updateHere deleteHere createThere updateThere deleteThere held unmapped unchanged }';

const UNDER_WAY = new Set(['READING', 'PLANNING', 'CONFIRMING', 'APPLYING']);

/** Somebody whose list is kept in sync. On an app without workers, the test says when work is done; others do it too. */
export const syncedPerson = async (test: TestApp, name: string) => {
  const { id } = await test.user(name);
  const answered = async (query: string, variables: object = {}) => {
    const { accessToken: bearer } = await issueBearer(test.app, id, 'web');
    return test.ask(query, { variables, bearer });
  };
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await answered(query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const connect = async (input: object): Promise<string> => {
    const text = 'mutation ($input: ConnectSyncInput!) { connectSync(input: $input) { id } }';
    return (await ask(text, { input })).connectSync.id;
  };
  const link = async (linkId: string, fields: string) =>
    (
      await ask(`query ($id: ID!) { viewer { syncConnection(id: $id) { ${fields} } } }`, {
        id: linkId,
      })
    ).viewer.syncConnection;
  const latest = async (linkId: string) => (await link(linkId, `runs { ${RUN} }`)).runs[0];
  /** Works until the latest run is over, or waits for its owner. */
  const work = async (linkId: string): Promise<void> => {
    const state = async () => {
      await workOnRuns(test.app);
      return (await latest(linkId)).state;
    };
    await expect
      .poll(state, { timeout: 20_000 })
      .not.toSatisfy((one: string) => UNDER_WAY.has(one));
  };
  /** Starts a run and works until nothing is due. */
  const run = async (linkId: string, isDry = false) => {
    const text = 'mutation ($id: ID!, $isDry: Boolean!) { runSync(id: $id, isDry: $isDry) { id } }';
    await ask(text, { id: linkId, isDry });
    await work(linkId);
    return latest(linkId);
  };
  const confirm = async (runId: string) => {
    await ask('mutation ($id: ID!) { confirmSyncRun(id: $id) { state } }', { id: runId });
    await workOnRuns(test.app);
    await sendOperations(test.app);
  };
  /** Saves an entry of anime, as GraphQL writes its fields. */
  const save = (work: { id: string }, fields: string) =>
    ask(`mutation { saveAnimeListEntry(input: { animeId: "${work.id}", ${fields} }) { outcome } }`);
  /** What our list says of an anime; null if it is not on it. */
  const here = async (work: { id: string }, fields = 'status progress score') =>
    (await ask(`{ anime(id: "${work.id}") { viewerEntry { ${fields} } } }`)).anime.viewerEntry;
  /** How many notices of a kind wait. */
  const told = async (kind: string): Promise<number> => {
    const { viewer } = await ask('{ viewer { notices(first: 20) { nodes { kind } } } }');
    return viewer.notices.nodes.filter((notice: { kind: string }) => notice.kind === kind).length;
  };
  return { id, ask, answered, connect, link, latest, work, run, confirm, save, here, told };
};

export type SyncedPerson = Awaited<ReturnType<typeof syncedPerson>>;

/** Moves the clock. */
export const pass = ({ clock }: TestApp, seconds: number): void =>
  clock.set(new Date(clock.now().getTime() + seconds * 1000));

/** Hands the edits of lists to sync, as the queue of jobs does. */
export const noteAllEdits = async ({ app }: TestApp): Promise<void> => {
  const { rows } = await app.database.pool.query(
    `delete from pgboss.job where name = $1 and state = 'created' returning data`,
    [noteEdits.job.name],
  );
  for (const { data } of rows) await noteEdits.job.run(app, data);
};

/** Works until nothing is due any more, as a server does all the time. */
export const settle = async (test: TestApp): Promise<void> => {
  await noteAllEdits(test);
  await workOnRuns(test.app);
  await sendOperations(test.app);
  await workOnRuns(test.app);
};
