/**
 * Work queues: tables of a slice whose rows become due. A worker is woken, claims rows that nobody else has, works them off, and
 * settles them or puts them off. Use it where the rows are of worth by themselves (a log people read, a schedule); a piece of work that
 * nobody looks at is a job (`platform/jobs.ts`).
 */
export { defineQueue, dueRows, leaseDue, takeDue, type Claim, type Claimed } from './claim.ts';
export { defineWorker, drain, type QueueWorker } from './worker.ts';
