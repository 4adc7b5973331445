import { Presets, SingleBar } from 'cli-progress';

/** One step of long work. */
export interface Step {
  label: string;
  done: number;
  total: number;
}

/** Shows the progress of long work on stderr: a bar on a terminal, otherwise one plain line per step. */
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

/** The progress that fits stderr. */
export const createProgress = (): Progress => (process.stderr.isTTY ? onTerminal() : inLines());
