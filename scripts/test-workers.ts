import { availableParallelism } from 'node:os';

/** Each has apps with databases of their own, and the embedded PostgreSQL takes only so many connections. */
const MOST = 12;

/**
 * How many files are tested at once; Vitest takes one number for all projects. Tests wait for databases, browsers and processes half of their
 * time. With three for each core they take longer, because every process loads and compiles all modules anew.
 */
export const TEST_WORKERS = Math.min(MOST, 2 * availableParallelism());
