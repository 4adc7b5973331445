import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { issueBearer } from '#slices/accounts/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { mergeWorks } from '#slices/edits/index.ts';
import { writeDump } from '#slices/sources/index.ts';
import { createApp, type Application } from '../src/app.ts';
import { createUsers } from './accounts.ts';
import { openDatabase } from './database.ts';
import { settle } from './long-lists.ts';
import { type Effort, median } from './measure.ts';
import { atMost, tableOf, type Verdict, writeResult } from './report.ts';
import { acceptWhole, proposeValue } from './review.ts';

const EDITS = 40;
const ENTRIES = 5_000;
const REVISIONS = 5_000;
const PAGES = 20;
const MB = 1024 * 1024;

const TARGETS = {
  applyMs: 10,
  seenMs: 1_000,
  historyMs: 20,
  dumpSeconds: 60,
  dumpGrowthMb: 256,
  mergeMs: 2_000,
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

interface Editing {
  app: Application;
  userId: string;
  workId: string;
}

const title = (number: number): string => `Edited ${number}`;

const acceptEdit = async (editing: Editing, number: number): Promise<number> => {
  const { app, userId } = editing;
  const id = await proposeValue(app, { ...editing, field: 'titleEnglish', value: title(number) });
  return timed(() => acceptWhole(app, { id, by: userId }));
};

/** How long an accepted edit takes in a process that keeps nothing in memory which the edit changes. */
const benchApplying = async (editing: Editing): Promise<number> => {
  const times: number[] = [];
  for (let number = 1; number <= EDITS; number += 1) times.push(await acceptEdit(editing, number));
  return median(times);
};

/** How long it takes at most until another process shows an edit. */
const benchSeeing = async (editing: Editing, other: Application): Promise<number> => {
  const times: number[] = [];
  for (let number = EDITS + 1; number <= 2 * EDITS; number += 1) {
    await acceptEdit(editing, number);
    const isSeen = () => other.get(catalogue).get(editing.workId)?.titleEnglish === title(number);
    times.push(
      await timed(async () => {
        while (!isSeen()) await wait(1);
      }),
    );
  }
  return Math.max(...times);
};

/** How long the first page of a long history takes, over HTTP. */
const benchHistory = async ({ app, userId, workId }: Editing, url: string): Promise<number> => {
  await sql`with made as (
      insert into edits.revision (id, medium, work_id, author_id, note, made_at)
      select gen_random_uuid(), 'ANIME', ${workId}, ${userId}, 'bench', now() from generate_series(1, ${REVISIONS}) returning seq)
    insert into edits.revision_field (revision_seq, field, field_group, before, after)
    select seq, 'titleRomaji', 'TITLES', '"Before"', '"After"' from made`.execute(app.db);
  await sql`analyze edits.revision, edits.revision_field`.execute(app.db);
  const query = `{ revisions(workId: "${workId}", first: 30) { nodes { id note madeAt author { username } changes { field before after } } } }`;
  const { accessToken } = await issueBearer(app, userId, 'web');
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${accessToken}`,
  };
  const ask = async (): Promise<void> => {
    const body = JSON.stringify({ query });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const answer = (await response.json()) as { data?: { revisions?: { nodes: unknown[] } } };
    if (answer.data?.revisions?.nodes.length !== 30) throw new Error('There is no history.');
  };
  const times: number[] = [];
  for (let page = 0; page < PAGES; page += 1) times.push(await timed(ask));
  return median(times);
};

/** How long the dump takes, and how much the process grows. */
const benchDump = async (app: Application): Promise<{ seconds: number; growthMb: number }> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-bench-'));
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 25);
  try {
    const ms = await timed(() => writeDump(app, { folder, isPublic: false }));
    return { seconds: ms / 1_000, growthMb: (most - before) / MB };
  } finally {
    clearInterval(watch);
    await rm(folder, { recursive: true, force: true });
  }
};

/** How long it takes to merge a work that is on five thousand lists into another. */
const benchMerge = async ({ app, workId }: Editing, users: readonly string[]): Promise<number> => {
  const into = [...app.get(catalogue).all()].find(
    ({ id, format }) => id !== workId && format === 'TV',
  );
  await sql`insert into lists.entry (id, user_id, media, work_id, status, progress, created_at, updated_at)
    select gen_random_uuid(), u.id, 'ANIME', ${workId}, 'CURRENT', 1, now(), now()
    from unnest(${users}::uuid[]) as u (id)`.execute(app.db);
  await sql`analyze lists.entry`.execute(app.db);
  return timed(() =>
    app.db
      .transaction()
      .execute((tx) =>
        mergeWorks(app, tx, { medium: 'ANIME', from: workId, into: into?.id ?? '', by: null }),
      ),
  );
};

/** Measures edits: applying one, when others see it, long histories, the dump, and a merge of a work on many lists. */
export const benchEdits = async (_effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const { app } = database;
  const other = await createApp(app.settings);
  try {
    const users = await createUsers(database, ENTRIES);
    const [userId = ''] = users;
    await sql`update accounts."user" set role = 'editor' where id = ${userId}`.execute(app.db);
    await settle(database);
    const { rows: works } = await sql<{ id: string }>`
      select anime_id as id from catalog.external_id where site = 'mal' and external_id = '52991'`.execute(
      app.db,
    );
    const editing = { app, userId, workId: works[0]?.id ?? '' };
    const applyMs = await benchApplying(editing);
    await other.open(catalogue);
    const seenMs = await benchSeeing(editing, other);
    const server = await app.start(['web']);
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const historyMs = await benchHistory(editing, url);
    const dump = await benchDump(app);
    const mergeMs = await benchMerge(editing, users);
    const lines = [
      ['an edit is applied', `${applyMs.toFixed(1)} ms`],
      ['another process shows it, the slowest', `${seenMs.toFixed(0)} ms`],
      ['history of 5,000 revisions', `${historyMs.toFixed(1)} ms`],
      ['dump of the catalogue', `${dump.seconds.toFixed(1)} s`],
      ['growth while it is written', `${dump.growthMb.toFixed(0)} MB`],
      ['merge of a work on 5,000 lists', `${mergeMs.toFixed(0)} ms`],
    ];
    process.stdout.write(`${tableOf(['edits', ''], lines)}\n`);
    const result = { applyMs, seenMs, historyMs, mergeMs, ...dump };
    process.stdout.write(`${writeResult('edits', result)}\n`);
    return [
      atMost('edits: applying one, ms', applyMs, TARGETS.applyMs),
      atMost('edits: until another process shows it, ms', seenMs, TARGETS.seenMs),
      atMost('edits: history of 5,000 revisions, ms', historyMs, TARGETS.historyMs),
      atMost('edits: dump of the catalogue, s', dump.seconds, TARGETS.dumpSeconds),
      atMost('edits: growth while the dump is written, MB', dump.growthMb, TARGETS.dumpGrowthMb),
      atMost('edits: merge of a work on 5,000 lists, ms', mergeMs, TARGETS.mergeMs),
    ];
  } finally {
    await other.close();
    await database.close();
  }
};
