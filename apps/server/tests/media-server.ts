import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Tx } from '#platform/database/index.ts';
import { tryLockWords } from '#slices/scrobble/corrections/lock-words.ts';
import { claimDelivery } from '#slices/scrobble/inbox/claim.ts';
import { processDelivery } from '#slices/scrobble/inbox/process.ts';
import { workInbox } from '#slices/scrobble/inbox/worker.ts';
import type { ServerKind } from '#slices/scrobble/index.ts';
import type { TestApp } from './test-app.ts';

/** What a media server sends, in one of the forms of the acceptance cases. */
export interface Step {
  multipart?: Record<string, unknown>;
  json?: unknown;
  raw?: string;
  contentType?: string;
}

export const fixture = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');

const bodyOf = (step: Step): { body: string | FormData; headers?: Record<string, string> } => {
  if (step.multipart) {
    const form = new FormData();
    for (const [name, value] of Object.entries(step.multipart))
      form.set(name, JSON.stringify(value));
    form.set('thumb', new Blob([new Uint8Array(2000)], { type: 'image/jpeg' }), 'thumb.jpg');
    return { body: form };
  }
  const contentType = step.contentType ?? 'text/plain; charset=utf-8';
  return { body: step.raw ?? JSON.stringify(step.json), headers: { 'content-type': contentType } };
};

/** Sends one event as the server would. */
export const send = (
  test: TestApp,
  { path, token }: { path: ServerKind | 'plex' | 'jellyfin'; token: string },
  step: Step,
): Promise<Response> =>
  fetch(`${test.url}/ingest/${path}/${token}`, { method: 'POST', ...bodyOf(step) });

const countDue = async ({ app }: TestApp): Promise<number> => {
  const { count } = await app.db
    .selectFrom('scrobble.inbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null)
    .where('due_at', '<=', app.clock.now())
    .executeTakeFirstOrThrow();
  return count;
};

/** Processes everything that was accepted so far. The worker of the app may have taken some of it, and be at it still. */
export const settle = async (test: TestApp): Promise<void> => {
  await workInbox(test.app);
  while ((await countDue(test)) > 0) {
    await setTimeout(20);
    await workInbox(test.app);
  }
};

/** Looks the next delivery up, of this owner, as a worker does within its transaction. */
export const lookUpNext =
  ({ app }: TestApp, userId: string) =>
  async (tx: Tx): Promise<void> => {
    const delivery = await claimDelivery(app, tx);
    if (!delivery || !(await tryLockWords(tx, userId)))
      throw new Error('No delivery of this owner can be looked up.');
    await processDelivery(app, tx, delivery);
  };

const LIST = `{ viewer { animeList(first: 50) { edges { node { status progress startedOn completedOn
  anime { titleNative externalIds { site id } } } } } } }`;

/** An entry of a list, with the ids that acceptance cases use. */
export interface Line {
  status: string;
  progress: number;
  startedOn: string | null;
  completedOn: string | null;
  titleNative: string;
  anidb: number | undefined;
}

/** The list of a user from the API. */
export const listOf = async (test: TestApp, bearer: string): Promise<Line[]> => {
  const { data } = await test.ask(LIST, { bearer });
  return data.viewer.animeList.edges.map(({ node: { anime, ...entry } }: any) => {
    const anidb = anime.externalIds.find(({ site }: any) => site === 'anidb');
    return { ...entry, titleNative: anime.titleNative, anidb: anidb && Number(anidb.id) };
  });
};

/** The outcomes of all settled deliveries, oldest first. */
export const outcomes = async (test: TestApp): Promise<(string | null)[]> => {
  const rows = await test.app.db
    .selectFrom('scrobble.inbox')
    .select('outcome')
    .orderBy('id')
    .execute();
  return rows.map(({ outcome }) => outcome);
};
