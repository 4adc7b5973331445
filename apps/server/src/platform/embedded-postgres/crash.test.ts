import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDataDir, open, shareDataDir } from './fixtures/data-folder.ts';
import { query } from './fixtures/query.ts';
import { TsuzukiProcess } from './fixtures/tsuzuki-process.ts';
import { unprivileged } from './fixtures/user.ts';
import { layoutOf } from './layout.ts';
import { findServer } from './postmaster.ts';

const shared = shareDataDir();

/** A process of the server's user. PostgreSQL treats the pid of any other user as dead. */
const runShell = async (script: string): Promise<string> => {
  const shell = spawn('/bin/sh', ['-c', script], { cwd: '/', ...unprivileged });
  onTestFinished(() => void shell.kill('SIGKILL'));
  const [output]: unknown[] = await once(shell.stdout, 'data');
  return String(output).trim();
};

/** Makes the next server of the folder wait as a standby that answers nobody, until the returned function is called. */
const letRecoverForEver = (cluster: string): (() => void) => {
  const standby = path.join(cluster, 'standby.signal');
  const settings = path.join(cluster, 'postgresql.auto.conf');
  const before = readFileSync(settings, 'utf8');
  writeFileSync(standby, '');
  writeFileSync(settings, `${before}\nhot_standby = off\n`);
  return () => {
    rmSync(standby);
    writeFileSync(settings, before);
  };
};

/** How often a server of the folder began to recover as a standby. */
const recoveries = (dataDir: string): number =>
  readFileSync(layoutOf(dataDir).log, 'utf8').split('entering standby mode').length - 1;

/** The name and the state of a process: `sleep (Z)` is a zombie. */
const stateOf = (pid: string): string => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.replace(/^\d+ \((?<name>.*)\) (?<state>\w).*$/su, '$<name> ($<state>)');
};

/** Makes the process look like the server of the folder. */
const blame = (dataDir: string, pid: string): void => {
  const { cluster, sockets } = layoutOf(dataDir);
  const lines = [pid, cluster, '1795256759', '5432', sockets, '', '  999 99', 'ready', ''];
  writeFileSync(path.join(cluster, 'postmaster.pid'), lines.join('\n'));
  mkdirSync(sockets, { recursive: true });
  writeFileSync(path.join(sockets, '.s.PGSQL.5432.lock'), lines.join('\n'));
};

describe('after a kill -9 of the service', () => {
  it('the next one takes over the running server, and no acknowledged row is lost, five times over', async () => {
    const { dataDir } = shared;
    let acknowledged = 0;
    for (let round = 0; round < 5; round += 1) {
      const service = new TsuzukiProcess({ dataDir, mode: 'own', purpose: 'serve', task: 'write' });
      expect(await service.opened()).toMatchObject({ owned: true });
      if (round > 0) expect(service.messages[0]?.log).toMatch(/left running/u);
      const seen = (): number => service.messages.filter((m) => m.wrote !== undefined).length;
      await expect.poll(seen, { timeout: 15_000 }).toBeGreaterThan(50);
      await service.kill();
      acknowledged += seen();
    }
    const database = await open(dataDir);
    const rows = Number(await query(database, 'select count(*) from row'));
    // There may be more rows than acknowledged, because the last acknowledgement of a round may be lost.
    expect(rows).toBeGreaterThanOrEqual(acknowledged);
    await database.stop();
    expect(findServer(layoutOf(dataDir).cluster)).toBeUndefined();
  });

  it('a server taken over is started again when it dies', async () => {
    const { dataDir } = shared;
    const killed = new TsuzukiProcess({ dataDir, mode: 'own', purpose: 'serve' });
    await killed.opened();
    await killed.kill();
    const database = await open(dataDir);
    process.kill(findServer(layoutOf(dataDir).cluster) ?? 0, 'SIGKILL');
    const answer = () => query(database, 'select 1').catch(() => undefined);
    await expect.poll(answer, { timeout: 60_000 }).toBe(1);
    await database.stop();
    expect(findServer(layoutOf(dataDir).cluster)).toBeUndefined();
  });

  it('a server that recovers for ever does not keep the service from ending', async () => {
    const { dataDir } = shared;
    const { cluster } = layoutOf(dataDir);
    const database = await open(dataDir);
    const endRecovery = letRecoverForEver(cluster);
    const before = recoveries(dataDir);
    process.kill(findServer(cluster) ?? 0, 'SIGKILL');
    await expect.poll(() => recoveries(dataDir), { timeout: 60_000 }).toBe(before + 1);
    await database.stop();
    expect(findServer(cluster)).toBeUndefined();
    endRecovery();
    expect(await query(await open(dataDir), 'select 1')).toBe(1);
  }, 60_000);

  it('a start that recovers for ever is given up when it is asked to end', async () => {
    const { dataDir } = shared;
    const { cluster, lock } = layoutOf(dataDir);
    const endRecovery = letRecoverForEver(cluster);
    const before = recoveries(dataDir);
    const asking = new AbortController();
    const opening = open(dataDir, { signal: asking.signal });
    const outcome = opening.catch((error: unknown) => error);
    await expect.poll(() => recoveries(dataDir), { timeout: 60_000 }).toBe(before + 1);
    const reason = new Error('stop');
    asking.abort(reason);
    expect(await outcome).toBe(reason);
    expect(findServer(cluster)).toBeUndefined();
    expect(existsSync(lock)).toBe(false);
    endRecovery();
    expect(await query(await open(dataDir), 'select 1')).toBe(1);
  }, 60_000);

  it('a server that no longer answers is stopped and replaced', async () => {
    const { dataDir } = shared;
    const killed = new TsuzukiProcess({ dataDir, mode: 'own', purpose: 'serve' });
    await killed.opened();
    await killed.kill();
    const { cluster, endpoint } = layoutOf(dataDir);
    const before = findServer(cluster);
    writeFileSync(endpoint, '{}');
    await open(dataDir);
    expect(findServer(cluster)).not.toBe(before);
  });

  it('during its very first start, the half-made database is made again', async () => {
    const dataDir = await makeDataDir();
    const killed = new TsuzukiProcess({ dataDir, mode: 'own', purpose: 'serve' });
    const unfinished = (): string[] =>
      existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.includes('.new-')) : [];
    const isBegun = (): boolean =>
      unfinished().some((name) => existsSync(path.join(dataDir, name, 'PG_VERSION')));
    await expect.poll(isBegun, { interval: 2, timeout: 15_000 }).toBe(true);
    await killed.kill();
    expect(existsSync(layoutOf(dataDir).cluster)).toBe(false);
    const database = await open(dataDir);
    expect(await query(database, 'select 1')).toBe(1);
    expect(unfinished()).toEqual([]);
  });

  it.each([
    ['a zombie', 'sleep 0.01 & echo $!; exec sleep 60', 'sleep (Z)'],
    ['another program', 'echo $$; exec sleep 60', 'sleep (S)'],
  ])('a pid file that names %s does not keep the server from starting', async (...row) => {
    const [, script, state] = row;
    const { dataDir } = shared;
    const pid = await runShell(script);
    await expect.poll(() => stateOf(pid)).toBe(state);
    blame(dataDir, pid);
    expect(await query(await open(dataDir), 'select 1')).toBe(1);
    expect(() => process.kill(Number(pid), 0)).not.toThrow();
  });

  it('a server that cannot be seen among the processes, but answers, is not run twice', async () => {
    const { dataDir } = shared;
    const killed = new TsuzukiProcess({ dataDir, mode: 'own', purpose: 'serve' });
    await killed.opened();
    await killed.kill();
    const file = path.join(layoutOf(dataDir).cluster, 'postmaster.pid');
    const text = readFileSync(file, 'utf8');
    // As seen from another container, where the pid means nothing.
    writeFileSync(file, text.replace(/^\d+/u, '4194305'));
    await expect(open(dataDir)).rejects.toThrow(/another container/u);
    writeFileSync(file, text);
  });
});

describe('after a failure of the program', () => {
  it('without an orderly stop, the server is shut down with the process', async () => {
    const { dataDir } = shared;
    const script = new URL('fixtures/forget-to-stop.ts', import.meta.url);
    for (const way of ['throw', 'exit', 'return']) {
      const child = spawn(process.execPath, [script.pathname, dataDir, way], { stdio: 'ignore' });
      await once(child, 'close');
      const { cluster, lock } = layoutOf(dataDir);
      await expect.poll(() => findServer(cluster), { timeout: 15_000 }).toBeUndefined();
      expect(existsSync(lock)).toBe(false);
      expect(existsSync(path.join(cluster, 'postmaster.pid'))).toBe(false);
    }
  });
});
