/** The load generator, a separate process: a closed loop of connections, each with one request at a time. */
import { openConnection, type Connection } from './connection.ts';

/** What to send, where, and for how long. */
export interface LoadOrder {
  /** Orders of one series continue with the bodies and callers where the last one stopped. */
  series: string;
  url: string;
  path: string;
  /** Bodies, sent in turn. */
  bodies: readonly string[];
  /** Header lines that identify callers. Each is used for so many requests, then the next one. None: no such header. */
  callers: readonly string[];
  requestsPerCaller: number;
  connections: number;
  warmMs: number;
  measureMs: number;
}

/** The results of the measured time. */
export interface LoadReport {
  requests: number;
  /** Responses other than 200, by status. */
  refused: Record<number, number>;
  seconds: number;
  /** Milliseconds. */
  latency: { p50: number; p99: number };
}

/** Creates the requests of an order in turn. */
const requestMaker = ({ path, bodies, callers, requestsPerCaller }: LoadOrder) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const tails = bodies.map((body) => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  let sent = 0;
  return (): string => {
    const caller = callers[Math.floor(sent / requestsPerCaller) % callers.length] ?? '';
    const tail = tails[sent % tails.length] ?? '';
    sent += 1;
    return `${head}${caller}${tail}`;
  };
};

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

class Recorder {
  isMeasuring = false;
  readonly latencies: number[] = [];
  readonly refused: Record<number, number> = {};

  add(status: number, ms: number): void {
    if (!this.isMeasuring) return;
    this.latencies.push(ms);
    if (status !== 200) this.refused[status] = (this.refused[status] ?? 0) + 1;
  }

  report(seconds: number): LoadReport {
    const sorted = Float64Array.from(this.latencies).sort();
    return {
      requests: sorted.length,
      refused: this.refused,
      seconds,
      latency: { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) },
    };
  }
}

const sendUntil = async (
  connection: Connection,
  { next, recorder, isOver }: { next: () => string; recorder: Recorder; isOver: () => boolean },
): Promise<void> => {
  while (!isOver()) {
    const sentAt = performance.now();
    const status = await connection.send(next());
    recorder.add(status, performance.now() - sentAt);
  }
  connection.close();
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Keeps this process awake. Waking it costs the kernel two microseconds or more, which count as CPU of the sender: a server slower than the
 * load would pay for each response, a faster one almost never. Clients of a real server are on other machines.
 */
const stayAwake = (isOver: () => boolean): void => {
  if (!isOver()) setImmediate(stayAwake, isOver);
};

const makers = new Map<string, () => string>();

const run = async (
  order: LoadOrder,
  tell: (phase: 'begin' | 'end') => void,
): Promise<LoadReport> => {
  const recorder = new Recorder();
  const port = Number(new URL(order.url).port);
  const next = makers.get(order.series) ?? requestMaker(order);
  makers.set(order.series, next);
  let isOver = false;
  const connections = await Promise.all(
    Array.from({ length: order.connections }, () => openConnection(port)),
  );
  const sending = connections.map((connection) =>
    sendUntil(connection, { next, recorder, isOver: () => isOver }),
  );
  stayAwake(() => isOver);
  await pause(order.warmMs);
  const beganAt = performance.now();
  recorder.isMeasuring = true;
  tell('begin');
  await pause(order.measureMs);
  recorder.isMeasuring = false;
  tell('end');
  const seconds = (performance.now() - beganAt) / 1000;
  isOver = true;
  await Promise.all(sending);
  return recorder.report(seconds);
};

const answer = async (order: LoadOrder): Promise<void> => {
  try {
    process.send?.({ report: await run(order, (phase) => process.send?.({ phase })) });
  } catch (error) {
    process.send?.({ fault: String(error) });
  }
};

process.on('message', (order: LoadOrder) => void answer(order));
process.once('disconnect', () => process.exit());
