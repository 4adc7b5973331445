import { fromKysely, PgBoss, type Db } from 'pg-boss';
import type { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { OpenDatabase, Tx } from '#platform/database/index.ts';
import type { Log } from '#platform/log.ts';

/** A kind of background work. Runs at least once, so `run` must be idempotent. */
export interface Job<Payload extends object = never> {
  /** Queue name: `slice.verb-object`. */
  name: string;
  schema: z.ZodType<Payload>;
  run(app: App, payload: Payload): Promise<void>;
  /** Five-field cron expression in UTC, for work nobody asks for. */
  cron?: string;
}

/** Declares a job; its payload is parsed at both ends. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job => job as unknown as Job;

const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
const POLL_SECONDS = 1;

/** The queue: PostgreSQL tables, so that enqueueing belongs to the caller's transaction. */
export interface Jobs {
  /** Adds a job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue(tx: Tx, name: string, payload: object): Promise<void>;
  /** Makes queues and tables; needed before the first `enqueue`. */
  open(): Promise<void>;
  /** Begins to run jobs, and cron, in this process. */
  work(app: App): Promise<void>;
  /** Lets running jobs finish and stops. */
  close(): Promise<void>;
  /** Names of the jobs that react to an event. */
  reactionsTo(event: string): readonly string[];
}

/** What the slices declare: their own jobs, and the jobs that react to events of others. */
export interface JobDeclarations {
  jobs: readonly Job[];
  reactions: readonly { event: string; job: Job }[];
}

const poolAdapter = (database: OpenDatabase): Db => ({
  executeSql: async (text, values) => {
    const result = await database.pool.query<Record<string, unknown>>(text, values);
    return { rows: result.rows };
  },
});

const parsePayload = (job: Job, payload: unknown): object =>
  (job as unknown as Job<object>).schema.parse(payload);

/** Sets up pg-boss over the app's own pool. */
export const createJobs = (
  database: OpenDatabase,
  { jobs, reactions }: JobDeclarations,
  log: Log,
): Jobs => {
  const declared = [...jobs, ...reactions.map(({ job }) => job)];
  const byName = new Map(declared.map((job) => [job.name, job]));
  const make = (isWorking: boolean): PgBoss => {
    const boss = new PgBoss({
      db: poolAdapter(database),
      supervise: isWorking,
      schedule: isWorking,
    });
    boss.on('error', (error) =>
      log.error({ error: error.message }, 'the job queue reported a fault'),
    );
    return boss;
  };
  let boss: Promise<PgBoss> | undefined;
  const opened = (isWorking = false): Promise<PgBoss> =>
    (boss ??= start(make(isWorking), declared));

  return {
    reactionsTo: (event) =>
      reactions.filter((reaction) => reaction.event === event).map(({ job }) => job.name),
    open: async () => void (await opened()),
    enqueue: async (tx, name, payload) => {
      const job = byName.get(name);
      if (!job) throw new Error(`No slice declares the job "${name}".`);
      await (await opened()).send(name, parsePayload(job, payload), { db: fromKysely(tx) });
    },
    work: async (app) => {
      const running = await opened(true);
      for (const job of declared) await workOn(running, job, app);
    },
    close: async () => {
      const running = await boss?.catch(() => undefined);
      await running?.stop({ graceful: true, timeout: 20_000, close: false });
      boss = undefined;
    },
  };
};

const start = async (boss: PgBoss, declared: readonly Job[]): Promise<PgBoss> => {
  await boss.start();
  for (const job of declared) await boss.createQueue(job.name, RETRIES);
  return boss;
};

const workOn = async (boss: PgBoss, job: Job, app: App): Promise<void> => {
  await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async (batch) => {
    for (const { id, data } of batch) {
      app.log.debug({ job: job.name, id }, 'running a job');
      await (job as unknown as Job<object>).run(app, parsePayload(job, data));
    }
  });
  if (job.cron) await boss.schedule(job.name, job.cron, {});
};
