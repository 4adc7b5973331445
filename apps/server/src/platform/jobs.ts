import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import {
  fromKysely,
  PgBoss,
  type Db,
  type Job as Delivered,
  type JobResult,
  type QueueResult,
} from 'pg-boss';
import type { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { OpenDatabase, Tx } from '#platform/database/index.ts';
import { wakeQueues, type Runner } from '#platform/due-jobs.ts';
import { createGate } from '#platform/gate.ts';
import type { Log } from '#platform/log.ts';

/** A kind of background work, declared by a slice. It runs at least once, so `run` must be idempotent. */
export interface JobDeclaration<Payload extends object> {
  /** Queue name: `slice.verb-object`. */
  name: string;
  schema: z.ZodType<Payload>;
  run(app: App, payload: Payload): Promise<void>;
  /** Five-field cron expression in UTC, for scheduled work. */
  cron?: string;
}

/** A declared job; its payload is parsed at both ends. */
export interface Job {
  name: string;
  cron: string | undefined;
  /** @throws if the payload is not valid for the job */
  parse(payload: unknown): object;
  run(app: App, payload: unknown): Promise<void>;
}

/** Declares a job. */
export const defineJob = <Payload extends object>(declaration: JobDeclaration<Payload>): Job => {
  const { name, cron, schema } = declaration;
  return {
    name,
    cron,
    parse: (payload) => schema.parse(payload),
    run: (app, payload) => declaration.run(app, schema.parse(payload)),
  };
};

const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
const STOP = { graceful: true, timeout: 20_000, close: false };

/** The queue: PostgreSQL tables, so that enqueueing belongs to the caller's transaction. */
export interface Jobs {
  /**
   * Adds a job in the caller's transaction: it exists if and only if the transaction commits.
   * @throws if the queue is not open. Opening it here would request a second connection while the transaction holds one.
   */
  enqueue(tx: Tx, name: string, payload: object): Promise<void>;
  /** Adds several jobs of one name, as `enqueue` does. */
  enqueueAll(tx: Tx, name: string, payloads: readonly object[]): Promise<void>;
  /**
   * Replaces all jobs by those of a backup, in the transaction of a connection that a restore holds. Jobs that no slice declares any longer are
   * left out.
   */
  replaceAll(client: ClientBase, jobs: readonly KeptJob[]): Promise<void>;
  /** Creates queues and tables. Call it before the first `enqueue`. */
  open(): Promise<void>;
  /** Starts running jobs, and cron, in this process. */
  work(app: App): Promise<void>;
  /** Lets running jobs finish and stops. */
  close(): Promise<void>;
  /** The number of jobs per name that wait, run, or recently failed for the last time. */
  counts(): Promise<JobCount[]>;
  /** What reacts to an event. */
  reactionsTo(event: string): readonly Reaction[];
}

/** A job that has not run yet, as a backup keeps it. */
export interface KeptJob {
  id: string;
  name: string;
  data: object;
}

/** The jobs of one name. */
export interface JobCount {
  name: string;
  waiting: number;
  running: number;
  failed: number;
}

/** A job that reacts to an event. */
export interface JobReaction {
  event: string;
  job: Job;
  /** Whether a payload needs the job; every one does without it. It reads memory alone, because it is asked in the publisher's transaction. */
  concerns?: (app: App, payload: object) => boolean;
}

/** What follows from events in the transaction that publishes them. */
export interface JoinedReaction {
  event: string;
  join(app: App, tx: Tx, payloads: readonly object[]): Promise<void>;
}

export type Reaction = JobReaction | JoinedReaction;

/** The jobs that slices declare: their own, and those that react to other slices' events. */
export interface JobDeclarations {
  jobs: readonly Job[];
  reactions: readonly Reaction[];
}

/** Several queues may be woken at the same moment. Two connections are enough for that; otherwise each queue would keep its own open. */
const CONNECTIONS = 2;

/**
 * Lets pg-boss use the app's pool. Results are passed on unchanged: for several statements in one text pg returns an array, which pg-boss
 * unpacks itself.
 */
export const poolAdapter = (database: OpenDatabase): Db => {
  const gate = createGate({ running: CONNECTIONS });
  return {
    executeSql: (text, values) => gate.pass(() => database.pool.query(text, values)),
  };
};

/** Creates missing queues. */
const createQueues = async (boss: PgBoss, names: readonly string[]): Promise<void> => {
  const present = new Set((await boss.getQueues([...names])).map(({ name }) => name));
  const missing = names.filter((name) => !present.has(name));
  if (missing.length === 0) return;
  for (const name of missing) await boss.createQueue(name, RETRIES);
  // pg-boss reads its queues at start. The first send to another queue would read again, here inside a transaction.
  await boss.stop(STOP);
  await boss.start();
};

/** Schedules outlive their jobs, so those of an earlier version that this one does not know are removed. */
const keepSchedules = async (boss: PgBoss, known: ReadonlyMap<string, Job>): Promise<void> => {
  const present = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of present.keys()) if (!known.get(name)?.cron) await boss.unschedule(name);
  for (const { name, cron } of known.values())
    if (cron && present.get(name) !== cron) await boss.schedule(name, cron, {});
};

const countOf = ({ name, readyCount, activeCount, failedCount }: QueueResult): JobCount => ({
  name,
  waiting: readyCount,
  running: activeCount,
  failed: failedCount,
});

const jobsOf = (reactions: readonly Reaction[]): Job[] =>
  reactions.flatMap((reaction) => ('job' in reaction ? [reaction.job] : []));

const replaceJobs = async (
  boss: PgBoss,
  known: ReadonlyMap<string, Job>,
  { client, kept }: { client: ClientBase; kept: readonly KeptJob[] },
): Promise<void> => {
  const db: Db = { executeSql: (text, values) => client.query(text, values) };
  await client.query('delete from pgboss.job');
  const declared = kept.filter(({ name }) => known.has(name));
  for (const [name, jobs] of Map.groupBy(declared, (job) => job.name)) {
    const rows = jobs.map(({ id, data }) => ({ id, data }));
    await boss.insert(name, rows, { db });
  }
};

/** Sets up pg-boss on the app's own pool: a sender in every process, and a runner in processes that run jobs. */
export const createJobs = (
  database: OpenDatabase,
  { jobs, reactions }: JobDeclarations,
  log: Log,
): Jobs => {
  const declared = [...jobs, ...jobsOf(reactions)];
  const byName = new Map(declared.map((job) => [job.name, job]));
  const start = async (isRunner: boolean): Promise<PgBoss> => {
    const boss = new PgBoss({
      db: poolAdapter(database),
      supervise: isRunner,
      schedule: isRunner,
    });
    boss.on('error', (error) => {
      log.error({ error: error.message }, 'the job queue reported a fault');
    });
    await boss.start();
    await createQueues(boss, [...byName.keys()]);
    return boss;
  };
  let sender: Promise<PgBoss> | undefined;
  let runner: PgBoss | undefined;
  let waking: { stop(): Promise<void> } | undefined;
  const openSender = (): Promise<PgBoss> => {
    sender ??= start(false).catch((error: unknown) => {
      sender = undefined;
      throw error;
    });
    return sender;
  };
  const enqueueAll: Jobs['enqueueAll'] = async (tx, name, payloads) => {
    const job = byName.get(name);
    if (!job) throw new Error(`No slice declares the job "${name}".`);
    if (!sender) throw new Error('The job queue is not open.');
    if (payloads.length === 0) return;
    const rows = payloads.map((payload) => ({ data: job.parse(payload) }));
    await (await sender).insert(name, rows, { db: fromKysely(tx) });
  };
  return {
    replaceAll: async (client, kept) => replaceJobs(await openSender(), byName, { client, kept }),
    reactionsTo: (event) => reactions.filter((reaction) => reaction.event === event),
    open: async () => void (await openSender()),
    enqueue: (tx, name, payload) => enqueueAll(tx, name, [payload]),
    enqueueAll,
    work: async (app) => {
      await openSender();
      runner = await start(true);
      waking = await beginWork(runner, byName, app);
    },
    counts: async () => (await (await openSender()).getQueues([...byName.keys()])).map(countOf),
    close: async () => {
      await waking?.stop();
      await runner?.stop(STOP);
      await (await sender)?.stop(STOP);
      [runner, sender] = [undefined, undefined];
    },
  };
};

/** Removes jobs, done or not, whose payload contains a text, such as the id of an erased account. Running jobs stay. */
export const forgetJobs = async (tx: Tx, word: string): Promise<void> => {
  await sql`delete from pgboss.job
    where state <> 'active' and position(${word} in data::text) > 0`.execute(tx);
};

/** Runs one job. Each job of a batch succeeds, fails and is tried again separately. */
const settle = async (app: App, job: Job, { id, data }: Delivered<unknown>): Promise<JobResult> => {
  app.log.debug({ job: job.name, id }, 'running a job');
  try {
    await job.run(app, data);
    return { id, status: 'completed' };
  } catch (error) {
    app.log.warn({ err: error, job: job.name, id }, 'a job failed and is tried again later');
    const output = { message: error instanceof Error ? error.message : String(error) };
    return { id, status: 'failed', output };
  }
};

const runnerOf =
  (app: App, job: Job): Runner =>
  async (batch) => {
    const results: JobResult[] = [];
    for (const delivered of batch) results.push(await settle(app, job, delivered));
    return results;
  };

/** Lets cron and waiting jobs run in this process. */
const beginWork = async (boss: PgBoss, known: ReadonlyMap<string, Job>, app: App) => {
  await keepSchedules(boss, known);
  const runners = [...known.values()].map((job) => [job.name, runnerOf(app, job)] as const);
  return wakeQueues(boss, new Map(runners)).start(app);
};
