import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A living process, as far as the system shows it. */
interface RunningProcess {
  /** An opaque value. Together with the pid it identifies one process of this boot, even if pids are reused. */
  startedAt: string;
  command: string;
}

const onLinux = (pid: number): RunningProcess | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name comes first, in parentheses, and can itself contain spaces and parentheses.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if ('ZXx'.includes(state)) return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { startedAt: fields[18] ?? '', command };
  } catch {
    return undefined;
  }
};

const onMac = (pid: number): RunningProcess | undefined => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  const [, state, startedAt, command] =
    /^\s*(\S+)\s+((?:\S+\s+){4}\S+)\s+(.*)$/mu.exec(stdout) ?? [];
  if (!state || state.startsWith('Z')) return undefined;
  return { startedAt: startedAt ?? '', command: command ?? '' };
};

const elsewhere = (pid: number): RunningProcess | undefined => {
  try {
    process.kill(pid, 0);
    return { startedAt: '', command: '' };
  } catch {
    return undefined;
  }
};

/** The living process with this pid. A zombie does not count. */
export const findProcess = (pid: number): RunningProcess | undefined => {
  if (pid <= 0) return undefined;
  if (process.platform === 'linux') return onLinux(pid);
  return process.platform === 'darwin' ? onMac(pid) : elsewhere(pid);
};

/** A value that changes with every boot, if the system has one. */
export const readBootId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
};
