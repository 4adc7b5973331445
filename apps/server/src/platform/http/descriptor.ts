import { readFileSync } from 'node:fs';

/** How many files and connections this process may have open, as the system limits it; undefined where it does not say. */
export const mostDescriptors = (): number | undefined => {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const most = Number(/^Max open files +(?<soft>\d+)/mu.exec(limits)?.groups?.['soft']);
    return Number.isNaN(most) ? undefined : most;
  } catch {
    return undefined;
  }
};
