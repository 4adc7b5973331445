import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeDataDir, open, shareDataDir } from './fixtures/data-folder.ts';
import { query } from './fixtures/query.ts';
import { TsuzukiProcess } from './fixtures/tsuzuki-process.ts';
import { layoutOf } from './layout.ts';
import { findServer } from './postmaster.ts';

const shared = shareDataDir();

const isServed = (dataDir: string): boolean => findServer(layoutOf(dataDir).cluster) !== undefined;

describe('two processes on one data folder', () => {
  it('cannot both be the service; the second is told by whom the folder is used', async () => {
    const { dataDir } = shared;
    const service = new TsuzukiProcess({ dataDir, mode: 'own', purpose: 'serve' });
    await service.opened();
    const message = `The database in ${dataDir} is in use by "serve" (process ${service.child.pid}). Stop that process`;
    await expect(open(dataDir)).rejects.toThrow(message);
  });

  it('share the server when one is a command', async () => {
    const dataDir = await makeDataDir();
    const service = new TsuzukiProcess({ dataDir, mode: 'own', purpose: 'serve' });
    // The command begins while the service is still creating the database.
    await expect.poll(() => existsSync(layoutOf(dataDir).lock), { timeout: 15_000 }).toBe(true);
    const command = await open(dataDir, { mode: 'attach-or-own', purpose: 'user create' });
    expect(command.owned).toBe(false);
    await query(command, 'create table seen_by_both ()');
    await command.stop();
    const { host = '' } = await service.opened();
    expect(host).toBe(command.connection.host);
    expect(await query(command, 'select count(*) from seen_by_both')).toBe('0');
  });

  it('share the server when both are in the same program', async () => {
    const { dataDir } = shared;
    const service = await open(dataDir);
    const command = await open(dataDir, { mode: 'attach-or-own', purpose: 'user create' });
    expect(command.owned).toBe(false);
    await command.stop();
    expect(await query(service, 'select 1')).toBe(1);
  });

  it('let a command run the server alone, and stop it at the end', async () => {
    const { dataDir } = shared;
    const command = await open(dataDir, { mode: 'attach-or-own', purpose: 'user create' });
    expect(command.owned).toBe(true);
    await command.stop();
    expect(isServed(dataDir)).toBe(false);
  });

  it('make the service wait for a command that runs the server', async () => {
    const { dataDir } = shared;
    const command = new TsuzukiProcess({ dataDir, mode: 'attach-or-own', purpose: 'user create' });
    await command.opened();
    setTimeout(() => void command.stop(), 500);
    const service = await open(dataDir);
    expect(service.logged[0]).toMatch(/^waiting for "user create"/u);
    expect(service.owned).toBe(true);
  });

  it('leave the server to the last of several commands', async () => {
    const { dataDir } = shared;
    const first = new TsuzukiProcess({ dataDir, mode: 'attach-or-own', purpose: 'catalog import' });
    expect((await first.opened()).owned).toBe(true);
    const second = await open(dataDir, { mode: 'attach-or-own', purpose: 'user create' });
    expect(second.owned).toBe(false);
    await first.stop();
    expect(await query(second, 'select 1')).toBe(1);
    await second.stop();
    expect(isServed(dataDir)).toBe(false);
  });

  it('never disturb one another, however many commands begin and end at once', async () => {
    const { dataDir } = shared;
    const rounds = Array.from({ length: 8 }, async (_, index) => {
      for (let round = 0; round < 4; round += 1) {
        const use = { mode: 'attach-or-own', purpose: `command ${index}` } as const;
        const database = await open(dataDir, use);
        expect(await query(database, 'select 1')).toBe(1);
        await database.stop();
      }
    });
    await Promise.all(rounds);
    expect(isServed(dataDir)).toBe(false);
  });
});
