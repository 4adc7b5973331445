import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from './box.ts';
import { readMasterKeys, secretsSettings } from './master-key.ts';

const secrets = createSecrets([randomBytes(32)]);

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
    expect(() => createSecrets([randomBytes(32)]).open(box, 'table/1')).toThrow();
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

describe('a mark', () => {
  it('is the same for a value and a purpose, and another for others and with another key', () => {
    const mark = secrets.mark('value', 'purpose');
    expect(mark).toMatch(/^[0-9a-f]{32}$/u);
    expect(secrets.mark('value', 'purpose')).toBe(mark);
    const others = [
      secrets.mark('value', 'purposes'),
      secrets.mark('values', 'purpose'),
      createSecrets([randomBytes(32)]).mark('value', 'purpose'),
    ];
    expect(new Set([mark, ...others]).size).toBe(4);
  });

  it('needs a key', () => {
    expect(() => createSecrets([]).mark('value', 'purpose')).toThrow();
  });
});

describe('a ring', () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const ring = createSecrets([newer, older]);

  it('opens what any of its keys sealed, and seals with the first', () => {
    const old = createSecrets([older]).seal('value', 'table/1');
    expect(ring.open(old, 'table/1')).toBe('value');
    expect(ring.isCurrent(old)).toBe(false);
    const box = ring.seal('value', 'table/1');
    expect(ring.isCurrent(box)).toBe(true);
    expect(createSecrets([newer]).open(box, 'table/1')).toBe('value');
    expect(() => createSecrets([older]).open(box, 'table/1')).toThrow('lacks');
  });

  it('without keys seals nothing and opens nothing', () => {
    const none = createSecrets([]);
    expect(none.canSeal).toBe(false);
    expect(() => none.seal('value', 'table/1')).toThrow('no master key');
    expect(() => none.open(ring.seal('value', 'table/1'), 'table/1')).toThrow('lacks');
  });
});

describe('TSUZUKI_SECRET', () => {
  const parse = (text: string) => secretsSettings.settings.masterKeys.schema.safeParse(text);
  const [one, two] = [randomBytes(32), randomBytes(32)];

  it('takes one key, several, or none', () => {
    expect(parse(one.toString('base64')).data).toEqual([one]);
    expect(parse(`${one.toString('base64')}, ${two.toString('base64')}`).data).toEqual([one, two]);
    expect(parse('none').data).toEqual([]);
    expect(parse(randomBytes(31).toString('base64')).success).toBe(false);
    expect(parse(`${one.toString('base64')},short`).success).toBe(false);
    expect(parse(',').success).toBe(false);
  });
});

describe('the master key', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const places = (dataDir: string) => ({
    configured: undefined,
    dataDir,
    isSealed: () => Promise.resolve(false),
  });

  it('is made once, for its owner alone, even by many at a time', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => readMasterKeys(places(folder))));
    expect(new Set(keys.map(([key]) => key?.toString('hex'))).size).toBe(1);
    const file = path.join(folder, 'secrets', 'master.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')).toEqual(keys[0]?.[0]);
  });

  it('is the configured one where there is one', async () => {
    const key = randomBytes(32);
    expect(await readMasterKeys({ ...places(folder), configured: [key] })).toEqual([key]);
  });

  it('is not made anew for a database that was sealed with one that is lost', async () => {
    const empty = path.join(folder, 'lost');
    await mkdir(empty);
    const [key] = await readMasterKeys({ ...places(empty), isSealed: () => Promise.resolve(true) });
    expect(key).toHaveLength(32);
    expect(await readdir(empty)).toEqual([]);
  });
});
