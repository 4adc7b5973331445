import { Refusal } from '#platform/errors.ts';
import { createGate } from '#platform/gate.ts';
import { defineResource } from '#platform/resource.ts';
import { WorkFault, WorkProcess } from '#platform/work-process.ts';
import { refusal } from '../reasons.ts';
import type { ListFormat } from '../formats/list-format.ts';
import type { Reading } from '#slices/exchange/values.ts';
import type { BroughtBytes } from '../formats/read-file.ts';
import type { ReaderMessage } from './message.ts';

/** The limits of reading a file. The largest list that we accept, 46 MB of XML, needs a tenth of heap and time. */
export interface ReaderLimits {
  processes: number;
  waiting: number;
  mostHeapMb: number;
  deadlineMs: number;
}

const LIMITS: ReaderLimits = { processes: 2, waiting: 64, mostHeapMb: 512, deadlineMs: 60_000 };
/** A process uses some 60 MB. It ends after this time without a file. */
const IDLE_MS = 30_000;

/** The content of a file. */
export interface FileReadings {
  format: ListFormat;
  readings: Reading[];
}

const FAULTS = {
  deadline: 'FILE_TAKES_TOO_LONG',
  memory: 'FILE_NEEDS_TOO_MUCH_MEMORY',
} as const satisfies Record<WorkFault['reason'], string>;

type Ending = Exclude<ReaderMessage, { kind: 'readings' }>;

const formatOf = (end: Ending | undefined): ListFormat => {
  if (end?.kind === 'done') return end.format;
  if (end?.kind === 'refused') throw new Refusal(end.code, end.reason, end.message, end.details);
  throw new Error(`A list file could not be read: ${end?.stack}`);
};

/** Reads list files in separate processes, one at a time for each account. */
export class ListReader {
  readonly #limits: ReaderLimits;
  readonly #gate;
  readonly #all: readonly WorkProcess<BroughtBytes, ReaderMessage>[];
  readonly #free: WorkProcess<BroughtBytes, ReaderMessage>[];
  readonly #busy = new Set<string>();

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    const { processes: running, waiting, mostHeapMb } = this.#limits;
    this.#gate = createGate({
      running,
      waiting,
      busy: () => refusal('UNAVAILABLE', 'LISTS_BEING_READ'),
    });
    const entry = new URL('./list-reader-worker.ts', import.meta.url);
    this.#all = Array.from(
      { length: running },
      () => new WorkProcess({ entry, mostHeapMb, idleMs: IDLE_MS }),
    );
    this.#free = [...this.#all];
  }

  /**
   * @param owner the account of the file
   * @throws Refusal for a file that cannot be read, one that takes too much time or memory, or while another of the account is being read
   */
  async read(owner: string, file: BroughtBytes): Promise<FileReadings> {
    if (this.#busy.has(owner)) throw refusal('CONFLICT', 'PREVIOUS_FILE_BEING_READ');
    this.#busy.add(owner);
    try {
      return await this.#gate.pass(() => this.#readApart(file));
    } finally {
      this.#busy.delete(owner);
    }
  }

  close(): void {
    for (const process of this.#all) process.close();
  }

  async #readApart(file: BroughtBytes): Promise<FileReadings> {
    const process = this.#free.pop();
    if (!process) throw new Error('The gate lets in as many as there are processes.');
    const readings: Reading[] = [];
    let end: Ending | undefined;
    const take = (message: ReaderMessage): boolean => {
      if (message.kind !== 'readings') end = message;
      else readings.push(...message.readings);
      return end !== undefined;
    };
    try {
      await process.run(file, { deadlineMs: this.#limits.deadlineMs, take });
      return { format: formatOf(end), readings };
    } catch (error) {
      if (error instanceof WorkFault) throw refusal('PAYLOAD_TOO_LARGE', FAULTS[error.reason]);
      throw error;
    } finally {
      this.#free.push(process);
    }
  }
}

/** The reader of list files of this process. */
export const listReader = defineResource<ListReader>({
  name: 'list-reader',
  open: () => Promise.resolve(new ListReader()),
  close: async (value) => value.close(),
});
