import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets, readMasterKey } from './secrets.ts';

const secrets = createSecrets(randomBytes(32));

describe('a sealed box', () => {
  it('opens to what was put in', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (value) => secrets.open(secrets.seal(value, 'place'), 'place') === value,
      ),
    );
  });

  it('does not open for another place, with another key, or when a byte was changed', () => {
    const box = secrets.seal('value', 'table/1');
    expect(() => secrets.open(box, 'table/2')).toThrow();
    expect(() => createSecrets(randomBytes(32)).open(box, 'table/1')).toThrow();
    for (let index = 0; index < box.length; index += 1) {
      const changed = Buffer.from(box);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => secrets.open(changed, 'table/1')).toThrow();
    }
  });

  it('is another one each time', () => {
    expect(secrets.seal('value', 'place').equals(secrets.seal('value', 'place'))).toBe(false);
  });
});

describe('the master key', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is made once, for its owner alone, even by many at a time', async () => {
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => readMasterKey(undefined, folder)),
    );
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    const file = path.join(folder, 'secrets', 'master.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')).toEqual(keys[0]);
  });

  it('is the configured one where there is one', async () => {
    const key = randomBytes(32);
    expect(await readMasterKey(key.toString('base64'), folder)).toEqual(key);
  });
});
