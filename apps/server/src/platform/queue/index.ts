/**
 * Work queues: tables of a slice whose rows become due. A worker wakes, claims rows that nobody else has, processes them, and settles or
 * postpones them. Use a queue if people also read its rows (a log, a schedule). Work that nobody looks at is a job (`platform/jobs.ts`).
 */
export { defineQueue, dueRows, leaseDue, takeDue, type Claim, type Claimed } from './claim.ts';
export { defineWorker, drain, type QueueWorker } from './worker.ts';
