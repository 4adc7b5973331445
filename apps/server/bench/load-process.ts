import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadReport } from './load.ts';

/** The load generator in its own process. */
export interface LoadProcess {
  /** Runs an order and calls `onPhase` when measuring begins and ends. */
  run(order: LoadOrder, onPhase: (phase: 'begin' | 'end') => void): Promise<LoadReport>;
  stop(): void;
}

interface Told {
  phase?: 'begin' | 'end';
  report?: LoadReport;
  fault?: string;
}

const hear = async (child: ChildProcess): Promise<Told> => {
  const [told] = await once(child, 'message');
  return told;
};

/** Starts the load generator. */
export const startLoad = (): LoadProcess => {
  const child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)));
  return {
    run: async (order, onPhase) => {
      child.send(order);
      for (;;) {
        const { phase, report, fault } = await hear(child);
        if (phase) onPhase(phase);
        if (fault !== undefined) throw new Error(`${order.url}${order.path}: ${fault}`);
        if (report) return report;
      }
    },
    stop: () => child.disconnect(),
  };
};
