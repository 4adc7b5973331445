import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Why work was stopped: it took too long, or too much memory. */
export class WorkFault extends Error {
  override readonly name = 'WorkFault';
  readonly reason: 'deadline' | 'memory';

  constructor(reason: WorkFault['reason']) {
    super(`The process was ended: ${reason}.`);
    this.reason = reason;
  }
}

export interface WorkProcessOptions {
  /** The module to run. It gets work as messages, one at a time. */
  entry: URL;
  mostHeapMb: number;
  /** The process ends if it gets no work for this long. */
  idleMs: number;
}

/** One piece of work. `take` gets each message of the process until it returns that one was the last. */
export interface Work<Message> {
  deadlineMs: number;
  take: (message: Message) => boolean;
}

/** V8 aborts at its heap limit, and the system kills at its memory limit. */
const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP', 134]);

const endOf = (code: number | null, signal: string | null): Error =>
  OUT_OF_MEMORY.has(signal ?? code)
    ? new WorkFault('memory')
    : new Error(`The process ended with ${signal ?? code}.`);

/** Sends work to a process, and waits for the last message, the end of the process, or the deadline. */
const ended = <Message>(
  child: ChildProcess,
  order: object,
  { deadlineMs, take }: Work<Message>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(deadline);
      child.off('message', hear).off('error', fail).off('exit', leave);
      end();
    };
    const hear = (message: unknown): void => {
      if (take(message as Message)) settle(resolve);
    };
    const fail = (error: Error): void => settle(() => reject(error));
    const leave = (code: number | null, signal: string | null): void => fail(endOf(code, signal));
    const deadline = setTimeout(() => fail(new WorkFault('deadline')), deadlineMs);
    child.on('message', hear).on('error', fail).on('exit', leave);
    // All that is known of a process that has just ended.
    child.send(order, (error) => error && setTimeout(fail, SETTLE_MS, error));
  });

/** How long the end of a process may come after the refusal of what is sent to it. */
const SETTLE_MS = 1_000;

/**
 * A process for work whose size a stranger decides, with its own limits of memory and time. A thread is not enough, because V8 ends the
 * whole process if a single allocation of a thread goes far beyond its limit. It gets nothing of our environment. After an error the next
 * piece of work gets a new process.
 */
export class WorkProcess<Order extends object, Message> {
  readonly #options: WorkProcessOptions;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WorkProcessOptions) {
    this.#options = options;
  }

  /** @throws WorkFault if the work was stopped, or the error of the process */
  async run(order: Order, work: Work<Message>): Promise<void> {
    clearTimeout(this.#idle);
    try {
      await ended((this.#child ??= this.#start()), order, work);
      this.#idle = setTimeout(() => this.close(), this.#options.idleMs).unref();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const { entry, mostHeapMb } = this.#options;
    const child = fork(fileURLToPath(entry), [], {
      execArgv: [`--max-old-space-size=${mostHeapMb}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    // Also handled between two pieces of work, when nobody waits for it.
    const forget = (): void => {
      if (this.#child === child) this.#child = undefined;
    };
    return child.on('error', forget).on('exit', forget);
  }
}
