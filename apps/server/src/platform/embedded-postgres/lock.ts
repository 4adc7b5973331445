import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { findProcess, readBootId } from './process-table.ts';

const recordSchema = z.object({
  pid: z.int(),
  startedAt: z.coerce.string(),
  boot: z.string().default(''),
  purpose: z.string(),
  stopping: z.boolean().default(false),
});

/** The process that a lock file names. */
export type Holder = z.infer<typeof recordSchema>;

/** A lock that this process holds. */
export interface Lock {
  /** Announces to attaching processes that the server may stop. */
  announceStop(): void;
  release(): void;
}

type LockAttempt = { lock: Lock } | { holder: Holder };

/** The holder in a lock file that a power cut emptied: no process. */
const NOBODY: Holder = { pid: 0, startedAt: '', boot: '', purpose: '', stopping: false };

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const read = (file: string): Holder | undefined => {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (error instanceof SyntaxError || error instanceof z.ZodError) return NOBODY;
    throw error;
  }
};

const isSame = (a: Holder, b: Holder): boolean =>
  a.pid === b.pid && a.startedAt === b.startedAt && a.boot === b.boot;

const isAlive = ({ pid, startedAt, boot }: Holder): boolean =>
  (boot === '' || boot === readBootId()) && findProcess(pid)?.startedAt === startedAt;

const writeAside = (file: string, record: Holder): string => {
  const aside = `${file}.new-${randomUUID()}`;
  writeFileSync(aside, `${JSON.stringify(record)}\n`, { flag: 'wx', mode: 0o600 });
  return aside;
};

/** Like O_EXCL, but the file appears with its content, so that no reader sees an empty lock of a living process. */
const createExclusively = (file: string, record: Holder): boolean => {
  const aside = writeAside(file, record);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside);
  }
};

/**
 * Creates `file`, or returns the living process that holds it.
 *
 * A stale file may only be removed under a lock named after its dead holder. Otherwise, of two processes that find the same stale file, the
 * slower one would remove the new lock of the faster. That lock can itself be stale, hence the recursion.
 */
const claim = (file: string, base: string, record: Holder): Holder | undefined => {
  for (;;) {
    if (createExclusively(file, record)) return undefined;
    const found = read(file);
    if (!found) continue;
    if (isAlive(found)) return found;
    const guard = `${base}.stale-${found.pid}-${found.startedAt.replaceAll(/\W/gu, '')}`;
    const rival = claim(guard, base, record);
    if (rival) return rival;
    const current = read(file);
    if (current && isSame(current, found)) rmSync(file);
    rmSync(guard);
  }
};

/** The living process that holds the lock, if there is one. */
export const findHolder = (file: string): Holder | undefined => {
  const found = read(file);
  return found && isAlive(found) ? found : undefined;
};

/** Takes the lock unless another living process (or another part of this one) holds it. */
export const tryLock = (file: string, purpose: string): LockAttempt => {
  const startedAt = findProcess(process.pid)?.startedAt ?? '';
  const record = { pid: process.pid, startedAt, boot: readBootId(), purpose, stopping: false };
  const holder = claim(file, file, record);
  if (holder) return { holder };
  return {
    lock: {
      announceStop: () => renameSync(writeAside(file, { ...record, stopping: true }), file),
      release: () => {
        const current = read(file);
        if (current && isSame(current, record)) rmSync(file);
      },
    },
  };
};
