import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeDataDir, makeDataDirOf, open, shareDataDir } from './fixtures/data-folder.ts';
import { query } from './fixtures/query.ts';
import { TsuzukiProcess } from './fixtures/tsuzuki-process.ts';
import { canRunAsOthers, findUser, isRoot } from './fixtures/user.ts';
import { layoutOf } from './layout.ts';
import { findServer } from './postmaster.ts';

const shared = shareDataDir();

const serverOf = (dataDir: string): number | undefined => findServer(layoutOf(dataDir).cluster);

const fill = async (database: Parameters<typeof query>[0]): Promise<void> => {
  await query(database, 'create table kept (word text)');
  await query(database, `insert into kept values ('続き')`);
};

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, keeps what was written, and opens again within a second', async () => {
    const dataDir = await makeDataDir();
    const first = await open(dataDir);
    expect(first).toMatchObject({ owned: true, connection: { database: 'tsuzuki' } });
    await fill(first);
    await first.stop();
    expect(serverOf(dataDir)).toBeUndefined();
    expect(existsSync(layoutOf(dataDir).lock)).toBe(false);

    const startedAt = performance.now();
    const second = await open(dataDir);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(await query(second, 'select word from kept')).toBe('続き');
  });

  it('is durable, private, in UTF-8 and UTC', async () => {
    const { dataDir } = shared;
    const database = await open(dataDir);
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'];
    for (const name of settings) expect(await query(database, `show ${name}`)).toBe('on');
    expect(await query(database, 'show listen_addresses')).toBe('');
    // Its OpenSSL is old, so it must never read bytes from the network.
    expect(await query(database, 'show ssl')).toBe('off');
    expect(await query(database, 'show timezone')).toBe('UTC');
    expect(await query(database, 'show server_encoding')).toBe('UTF8');
    expect(await query(database, `select upper('é')`)).toBe('É');
    const { cluster, sockets, log } = layoutOf(dataDir);
    const modes = [cluster, sockets, log].map((entry) => statSync(entry).mode & 0o077);
    expect(modes).toEqual([0, 0, 0]);
  });

  it('offers trigrams of Japanese text', async () => {
    const database = await open(shared.dataDir);
    await query(database, 'create extension pg_trgm');
    expect(await query(database, `select cardinality(show_trgm('進撃の巨人'))`)).toBe(6);
  });

  it('survives the crash of one of its backends', async () => {
    const database = await open(shared.dataDir);
    const server = serverOf(shared.dataDir);
    await query(database, 'create table crashed ()');
    const backend = `select pid from pg_stat_activity where backend_type = 'checkpointer'`;
    process.kill(Number(await query(database, backend)), 'SIGKILL');
    await expect
      .poll(() => query(database, 'select count(*) from crashed').catch(() => undefined), {
        timeout: 10_000,
      })
      .toBe('0');
    expect(serverOf(shared.dataDir)).toBe(server);
  });

  it('is started again when it is killed, as often as it is, at the same place', async () => {
    const { dataDir } = shared;
    const database = await open(dataDir);
    await query(database, 'create table outlived ()');
    for (const _ of [1, 2]) {
      const killed = serverOf(dataDir) ?? 0;
      process.kill(killed, 'SIGKILL');
      await expect
        .poll(() => query(database, 'select count(*) from outlived').catch(() => undefined), {
          timeout: 60_000,
        })
        .toBe('0');
      expect(serverOf(dataDir)).not.toBe(killed);
    }
    expect(database.logged.join()).toMatch(/SIGKILL.*starting PostgreSQL again.*up again/su);
    await database.stop();
    expect(serverOf(dataDir)).toBeUndefined();
  });

  it('waits for orphaned backends of a killed server, and does not run beside them', async () => {
    const { dataDir } = shared;
    const { log } = layoutOf(dataDir);
    writeFileSync(log, '');
    const database = await open(dataDir);
    const loop = 'do $$ begin for i in 1..200000000 loop end loop; end $$';
    const orphan = query(database, loop).catch(() => undefined);
    const active = `select count(*) from pg_stat_activity where query like 'do %'`;
    await expect.poll(() => query(database, active), { timeout: 15_000 }).toBe('1');
    process.kill(serverOf(dataDir) ?? 0, 'SIGKILL');
    await database.stop();
    const again = await open(dataDir);
    await orphan;
    expect(await query(again, 'select 1')).toBe(1);
    expect(readFileSync(log, 'utf8')).toContain('pre-existing shared memory');
  });
});

describe('a data folder', () => {
  it('may have a path too long for a socket, and any characters in it', async () => {
    const dataDir = await makeDataDir(`a, "b" 'c' 続き ${'x'.repeat(100)}`);
    const database = await open(dataDir);
    const { host } = database.connection;
    expect(path.dirname(host)).toBe(os.tmpdir());
    expect(statSync(host).mode & 0o777).toBe(0o700);
    await fill(database);
    const command = new TsuzukiProcess({ dataDir, mode: 'attach-or-own', purpose: 'user list' });
    expect(await command.opened()).toEqual({ owned: false, host });
    await command.stop();
    await database.stop();
    expect(existsSync(host)).toBe(false);
    expect(await query(await open(dataDir), 'select word from kept')).toBe('続き');
  });

  it('of another major version is refused with instructions, and left as it is', async () => {
    const { dataDir } = shared;
    const file = path.join(layoutOf(dataDir).cluster, 'PG_VERSION');
    writeFileSync(file, '17\n');
    await expect(open(dataDir)).rejects.toThrow(/PostgreSQL 17.*PostgreSQL 18.*backup/u);
    writeFileSync(file, '18\n');
    expect(await query(await open(dataDir), 'select 1')).toBe(1);
  });

  it('that holds something else is refused', async () => {
    const dataDir = await makeDataDir();
    mkdirSync(path.join(dataDir, 'pgdata/base'), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow(/no PostgreSQL database/u);
  });

  it('that cannot be made is refused with the reason', async () => {
    const blocked = await makeDataDir('file');
    writeFileSync(blocked, '');
    await expect(open(path.join(blocked, 'postgres'))).rejects.toThrow(/ENOTDIR.*TSUZUKI_DATA/u);
  });

  it('on which the server fails is refused with the last lines of its log', async () => {
    const { dataDir } = shared;
    const file = path.join(layoutOf(dataDir).cluster, 'postgresql.auto.conf');
    writeFileSync(file, 'nonsense = 1\n');
    await expect(open(dataDir)).rejects.toThrow(/unrecognized configuration parameter "nonsense"/u);
    writeFileSync(file, '');
    expect(existsSync(layoutOf(dataDir).lock)).toBe(false);
  });

  it('gets an overgrown log moved aside', async () => {
    const { dataDir } = shared;
    const { log } = layoutOf(dataDir);
    appendFileSync(log, Buffer.alloc(11 * 1024 * 1024, 'x\n'));
    await open(dataDir);
    expect(statSync(log).size).toBeLessThan(100_000);
    expect(statSync(`${log}.1`).size).toBeGreaterThan(11 * 1024 * 1024);
  });

  it.runIf(isRoot && !canRunAsOthers)(
    'is not tried as another user: the repository lies below a folder that only root may enter',
    () => expect(canRunAsOthers).toBe(false),
  );

  it.runIf(canRunAsOthers)('of an ordinary user stays that user’s when root opens it', async () => {
    const user = findUser('daemon');
    const dataDir = await makeDataDirOf(user);
    const use = { dataDir, mode: 'own', purpose: 'serve', user } as const;
    const owner = new TsuzukiProcess(use);
    expect((await owner.opened()).owned).toBe(true);
    await owner.stop();
    await (await open(dataDir)).stop();
    expect(statSync(layoutOf(dataDir).cluster).uid).toBe(user.uid);
    const again = new TsuzukiProcess(use);
    expect((await again.opened()).owned).toBe(true);
  });

  it.runIf(canRunAsOthers)('with a database of another user is refused, not damaged', async () => {
    const user = findUser('daemon');
    const dataDir = await makeDataDirOf(user);
    mkdirSync(layoutOf(dataDir).cluster);
    const service = new TsuzukiProcess({ dataDir, mode: 'own', purpose: 'serve', user });
    expect((await service.opened()).refused).toMatch(/belongs to another user.*chown/u);
    expect(readdirSync(dataDir)).toEqual(['pgdata']);
  });
});
