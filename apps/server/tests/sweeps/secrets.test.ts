import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTENSION_SETTINGS } from '../extension.ts';
import { PASSKEY_ORIGIN } from '../factor-secrets.ts';
import { makeSecrets } from '../secret-makers.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let secrets: Map<string, string>;
const lines: string[] = [];

beforeAll(async () => {
  test = await startTestApp({
    settings: {
      ...EXTENSION_SETTINGS,
      BASE_URL: PASSKEY_ORIGIN,
      TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1',
    },
    onLog: (line) => lines.push(line),
  });
});
afterAll(() => test.close());

/** Every row of every table of every schema, including those of the queue. Bytes are hexadecimal. */
const dump = async (): Promise<Map<string, string>> => {
  const { pool } = test.app.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'm') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from ${name} t`,
    );
    texts.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return texts;
};

/**
 * The forms in which a secret may appear: as text, or as bytes in hexadecimal or base 64 (whose last characters depend on what follows).
 */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 3));
  return [secret, bytes.toString('hex'), whole.toString('base64'), whole.toString('base64url')];
};

const findIn = (texts: ReadonlyMap<string, string>): string[] => {
  const found: string[] = [];
  for (const [place, text] of texts) {
    for (const [name, secret] of secrets) {
      if (formsOf(secret).some((form) => text.includes(form))) found.push(`${name} in ${place}`);
    }
  }
  return found;
};

/** Without a mail server the operator passes letters on, so the link of a letter is logged, with this message. */
const OF_THE_POSTMAN = 'mail was written to the outbox';

const logged = () =>
  new Map([['the log', lines.filter((line) => !line.includes(OF_THE_POSTMAN)).join('')]]);

it('every maker makes secrets that are worth the name', async () => {
  secrets = await makeSecrets(test);
  expect(secrets.size).toBeGreaterThan(40);
  for (const [name, secret] of secrets) {
    expect({ name, length: secret.length }).toMatchObject({
      length: expect.toSatisfy((length) => length >= 16),
    });
  }
});

describe('no secret stands in plain text', () => {
  it('in any table', async () => {
    const texts = await dump();
    expect(texts.size).toBeGreaterThan(25);
    expect([...texts.keys()].some((name) => name.startsWith('pgboss.'))).toBe(true);
    expect(texts.get('pgboss.job_common') ?? texts.get('pgboss.job')).toContain(
      'platform.send-mail',
    );
    expect(findIn(texts)).toEqual([]);
  });

  it('in the log', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(findIn(logged())).toEqual([]);
  });
});

describe('the search finds', () => {
  it('a secret that is planted in a table, as text or as bytes', async () => {
    const { pool } = test.app.database;
    const secret = secrets.get('accounts: session') ?? '';
    await pool.query('create table public.planted (data jsonb, bytes bytea)');
    await pool.query('insert into public.planted values ($1, null)', [
      JSON.stringify({ deep: [secret] }),
    ]);
    expect(findIn(await dump())).toEqual(['accounts: session in public.planted']);
    await pool.query('truncate public.planted');
    await pool.query('insert into public.planted values (null, $1)', [Buffer.from(`x${secret}x`)]);
    expect(findIn(await dump())).toEqual(['accounts: session in public.planted']);
    await pool.query('drop table public.planted');
    expect(findIn(await dump())).toEqual([]);
  });

  it('every one of them', async () => {
    const { pool } = test.app.database;
    await pool.query('create table public.planted (note text)');
    for (const secret of secrets.values()) {
      await pool.query('insert into public.planted values ($1)', [`it is ${secret}.`]);
    }
    const found = findIn(await dump()).sort();
    expect(found).toEqual([...secrets.keys()].map((name) => `${name} in public.planted`).sort());
    await pool.query('drop table public.planted');
  });

  it('one that is logged', () => {
    test.app.log.info({ note: `it is ${secrets.get('resets: open')}` });
    expect(findIn(logged())).toEqual(['resets: open in the log']);
  });
});
