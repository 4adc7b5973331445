import { availableParallelism } from 'node:os';
import { createGate, type Gate } from '#platform/gate.ts';
import { WorkFault, WorkProcess } from '#platform/work-process.ts';
import { PictureFault } from '../fetch/fault.ts';
import type { Decoded, DecodeMessage, DecodeOrder } from './message.ts';

export interface DecoderLimits {
  /** Never more than four, and one core stays for what people read meanwhile. */
  processes: number;
  deadlineMs: number;
  /** The module that decodes. */
  entry: URL;
}

const MOST_PROCESSES = 4;
const DEADLINE_MS = 20_000;
const MOST_HEAP_MB = 64;
/** A process takes some 60 MB. It ends after this time without work. */
const IDLE_MS = 30_000;
const WORKER = new URL('./decode-worker.ts', import.meta.url);

/** The library that decodes cannot be loaded on this machine. */
export class DecoderMissing extends Error {
  override readonly name = 'DecoderMissing';
}

/** Decodes pictures in a few processes, one picture at a time in each. How many wait is limited where they come in. */
export class Decoder {
  readonly #limits: DecoderLimits;
  readonly #gate: Gate;
  readonly #all: readonly WorkProcess<DecodeOrder, DecodeMessage>[];
  readonly #free: WorkProcess<DecodeOrder, DecodeMessage>[];

  constructor(limits: Partial<DecoderLimits> = {}) {
    const processes = Math.min(Math.max(availableParallelism() - 1, 1), MOST_PROCESSES);
    this.#limits = { processes, deadlineMs: DEADLINE_MS, entry: WORKER, ...limits };
    this.#gate = createGate({ running: this.#limits.processes });
    this.#all = Array.from(
      { length: this.#limits.processes },
      () =>
        new WorkProcess({ entry: this.#limits.entry, mostHeapMb: MOST_HEAP_MB, idleMs: IDLE_MS }),
    );
    this.#free = [...this.#all];
  }

  /**
   * @throws PictureFault for a file that cannot be read within the limits
   * @throws DecoderMissing
   */
  decode(order: DecodeOrder): Promise<Decoded> {
    return this.#gate.pass(() => this.#decodeApart(order));
  }

  close(): void {
    for (const process of this.#all) process.close();
  }

  async #decodeApart(order: DecodeOrder): Promise<Decoded> {
    // The one that was used last, so that the others may end.
    const process = this.#free.pop();
    if (!process) throw new Error('The gate lets in as many as there are processes.');
    let end: DecodeMessage | undefined;
    const take = (message: DecodeMessage): boolean => {
      end = message;
      return true;
    };
    try {
      await process.run(order, { deadlineMs: this.#limits.deadlineMs, take });
    } catch (error) {
      // A busy machine or an operator may be to blame as well as the file.
      const word = error instanceof WorkFault ? `decoder: ${error.reason}` : 'decoder failed';
      throw new PictureFault(word, 'later');
    } finally {
      this.#free.push(process);
    }
    if (end?.kind === 'done') return end;
    if (end?.kind === 'missing') throw new DecoderMissing(end.error);
    throw new PictureFault(end?.word ?? 'broken', 'gone');
  }
}
