import type { Usage } from './child.ts';
import { startLoad, type LoadProcess } from './load-process.ts';
import type { ServerProcess } from './process.ts';

/** One case to measure: a server, and the requests to it. */
export interface Case {
  name: string;
  server: ServerProcess;
  path: string;
  bodies: readonly string[];
  callers?: readonly string[];
  requestsPerCaller?: number;
}

/** How long and how often to measure. */
export interface Effort {
  rounds: number;
  warmMs: number;
  measureMs: number;
  connections: number;
}

export const THOROUGH: Effort = { rounds: 5, warmMs: 500, measureMs: 1_500, connections: 32 };
export const QUICK: Effort = { rounds: 2, warmMs: 300, measureMs: 500, connections: 32 };

/** Before the first round: enough for the compilers to optimise every server. */
const COMPILERS_MS = 2_000;

/** One measurement. */
export interface Sample {
  /** CPU time of the server process for one request. */
  cpuMicros: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  rssBytes: number;
}

const sampleOf = async (
  load: LoadProcess,
  { name, server, path, bodies, callers = [''], requestsPerCaller = 1 }: Case,
  effort: Effort,
): Promise<Sample> => {
  const asked: Promise<Usage>[] = [];
  const { url } = server;
  const order = { series: name, url, path, bodies, callers, requestsPerCaller, ...effort };
  const report = await load.run(order, () => void asked.push(server.usage()));
  const [before, after] = await Promise.all(asked);
  if (!before || !after || report.requests === 0) throw new Error(`${name} answers nothing.`);
  if (Object.keys(report.refused).length > 0) {
    throw new Error(`${name} refuses requests: ${JSON.stringify(report.refused)}`);
  }
  return {
    cpuMicros: (after.cpuMicros - before.cpuMicros) / report.requests,
    requestsPerSecond: report.requests / report.seconds,
    p50Ms: report.latency.p50,
    p99Ms: report.latency.p99,
    rssBytes: after.rssBytes,
  };
};

/** Measures all cases in turn, round by round, so that other work of the machine affects them alike. */
export const measure = async (
  cases: readonly Case[],
  effort: Effort,
): Promise<ReadonlyMap<string, readonly Sample[]>> => {
  const load = startLoad();
  const samples = new Map<string, Sample[]>(cases.map(({ name }) => [name, []]));
  try {
    // One more round comes first, for the compilers.
    for (let round = 0; round <= effort.rounds; round += 1) {
      const warmMs = round === 0 ? COMPILERS_MS : effort.warmMs;
      for (const one of cases) {
        const sample = await sampleOf(load, one, { ...effort, warmMs });
        if (round > 0) samples.get(one.name)?.push(sample);
      }
      process.stderr.write(`  round ${round} of ${effort.rounds}\n`);
    }
  } finally {
    load.stop();
  }
  return samples;
};

/** The value in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

/** The samples of a case as one: medians, and for the tail the fastest round, because others use the machine too. */
export const summary = (samples: readonly Sample[]): Sample => ({
  cpuMicros: median(samples.map(({ cpuMicros }) => cpuMicros)),
  requestsPerSecond: median(samples.map(({ requestsPerSecond }) => requestsPerSecond)),
  p50Ms: median(samples.map(({ p50Ms }) => p50Ms)),
  p99Ms: Math.min(...samples.map(({ p99Ms }) => p99Ms)),
  rssBytes: Math.max(...samples.map(({ rssBytes }) => rssBytes)),
});

/**
 * The share of the reference's CPU per request in that of a case: 1 means equal, 0.5 means that the case needs twice as much. By round,
 * then the median.
 */
export const shareOf = (reference: readonly Sample[], samples: readonly Sample[]): number =>
  median(samples.map(({ cpuMicros }, round) => (reference[round]?.cpuMicros ?? NaN) / cpuMicros));
