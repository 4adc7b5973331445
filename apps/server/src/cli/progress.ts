import { Presets, SingleBar } from 'cli-progress';

/** One step of long work. */
export interface Step {
  label: string;
  done: number;
  total: number;
}

/** Shows how far long work has come, on stderr: a bar on a terminal, otherwise a plain line a step. */
export interface Progress {
  step(step: Step): void;
  end(): void;
}

const onTerminal = (): Progress => {
  const bar = new SingleBar(
    {
      format: '  {label} [{bar}] {percentage} %',
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.legacy,
  );
  let label: string | undefined;
  return {
    step: ({ label: next, done, total }) => {
      if (next !== label) bar.start(total, done, { label: next.padEnd(32) });
      label = next;
      bar.setTotal(total);
      bar.update(done, { label: next.padEnd(32) });
    },
    end: () => bar.stop(),
  };
};

const inLines = (): Progress => {
  let label: string | undefined;
  return {
    step: ({ label: next, total }) => {
      if (next !== label) process.stderr.write(`  ${next}${total > 1 ? ` (${total})` : ''}\n`);
      label = next;
    },
    end: () => {},
  };
};

/** Progress for where stderr leads. */
export const createProgress = (): Progress => (process.stderr.isTTY ? onTerminal() : inLines());
