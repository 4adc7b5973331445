import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, validate } from 'graphql';
import { createKey } from '#slices/access/index.ts';
import { readTsuzukiMapping } from '#slices/mapping/formats/tsuzuki.ts';
import { settingsGroups } from '../../src/app.ts';
import { createCommandLine } from '../../src/cli/command-line.ts';
import { publicSchema } from '../../src/schema.ts';
import { docsBlocks, shellLines, type ShellLine } from '../docs-blocks.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** What the docs read from the output of commands. */
let variables: Record<string, string>;

const LIST = '<myanimelist><anime><series_animedb_id>1</series_animedb_id></anime></myanimelist>';
const FILES: Record<string, Buffer> = { 'animelist.xml.gz': gzipSync(LIST) };

/** Guides whose requests need more than a catalogue. Other journeys test them. */
const HELD_ELSEWHERE = new Set(['docs/other-players.md']);

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  const { id: userId } = await test.user('mika');
  const scopes = ['read:public', 'read:list', 'write:list'] as const;
  const make = () =>
    test.app.db
      .transaction()
      .execute((tx) => createKey(test.app, tx, { userId, scopes: [...scopes] }));
  const { key } = await make();
  const url = `${test.url}/ingest/server_a/${await test.token(userId, 'server_a')}`;
  variables = { KEY: key, TSUZUKI_KEY: key, URL: url, LEAKED: (await make()).key };
});
afterAll(() => test.close());

const commandOf = (words: readonly string[]): { command: Command; rest: string[] } => {
  let command: Command = createCommandLine();
  const rest = [...words];
  for (;;) {
    const next = command.commands.find((child) => child.name() === rest[0]);
    if (!next) return { command, rest };
    command = next;
    rest.shift();
  }
};

/** What is wrong with a use of the command: an unknown option, an invalid value. */
const faultsOfCommand = (words: readonly string[]): string[] => {
  const { command, rest } = commandOf(words);
  if (command.commands.length > 0) return [`${words.join(' ')}: no such command`];
  return rest.flatMap((word, index) => {
    if (!word.startsWith('--') || word === '--json') return [];
    const option = command.options.find(({ long }) => long === word);
    if (!option) return [`${words.join(' ')}: ${word} is not known`];
    const value = rest[index + 1] ?? '';
    const isTaken = !option.argChoices || value === '…' || option.argChoices.includes(value);
    return isTaken ? [] : [`${word} does not take ${value}`];
  });
};

type Body = NonNullable<RequestInit['body']>;

interface Request {
  url: string;
  headers: Record<string, string>;
  body?: Body;
}

/** The request of a `curl`, as far as the docs use its options. */
const requestOf = (words: readonly string[]): Request => {
  const request: Request = { url: '', headers: {} };
  const form = new FormData();
  const data: string[] = [];
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = () => words[(index += 1)] ?? '';
    if (word === '-H') {
      const [name = '', value = ''] = next().split(/: (?<value>[^]*)/u);
      request.headers[name] = value;
    } else if (word === '-d' || word === '--data') data.push(next());
    else if (word === '--data-binary') request.body = FILES[next().slice(1)] as unknown as Body;
    else if (word === '-F') {
      const [name = '', value = ''] = next().split(/=(?<value>[^]*)/u);
      form.set(name, value);
    } else if (!word.startsWith('-')) request.url = word;
  }
  if (data.length > 0) request.body = data.join('&');
  if ([...form.keys()].length > 0) request.body = form;
  return request;
};

const sent = async ({ url, headers, body }: Request): Promise<{ status: number; text: string }> => {
  const own = url.replace(/^https?:\/\/(?:localhost:3000|anime\.example\.org)/u, test.url);
  const response = await fetch(own, { method: body ? 'POST' : 'GET', headers, body: body ?? null });
  return { status: response.status, text: await response.text() };
};

const asksFor = (text: string): string =>
  text.replaceAll('svc_live_…', () => variables['LEAKED'] ?? '');

const runCurl = async (line: ShellLine): Promise<void> => {
  const { status, text } = await sent(requestOf(line.words));
  expect(`${status} ${text}`).toMatch(/^2\d\d /u);
  expect(text).not.toContain('"errors"');
};

const KNOWN_SETTINGS = new Set(
  settingsGroups.flatMap(({ settings }) => Object.values(settings).map(({ env }) => env)),
);

const check = async (line: ShellLine): Promise<void> => {
  const { words, sets } = line;
  const [program, ...rest] = words;
  for (const name of Object.keys(sets)) {
    if (!(name in variables)) expect([...KNOWN_SETTINGS]).toContain(name);
  }
  if (program === undefined) return;
  if (program === 'npm') {
    if (rest[0] === 'start' || rest[0] === 'test') return;
    expect(rest.slice(0, 4)).toEqual(['run', '-s', 'tsuzuki', '--']);
    expect(faultsOfCommand(rest.slice(4))).toEqual([]);
  } else {
    expect(program).toBe('curl');
    // Somebody has to fetch a code first: `journeys/extension-tokens` sends such requests.
    if (!words.some((word) => word.endsWith('…'))) await runCurl(line);
  }
};

describe('what the docs tell people to type', () => {
  const blocks = docsBlocks('sh').filter(({ file }) => !HELD_ELSEWHERE.has(file));

  it('is found', () => {
    expect(blocks.length).toBeGreaterThan(15);
  });

  it.each(blocks)('works: $name', async ({ text }) => {
    for (const line of shellLines(asksFor(text), variables)) await check(line);
  });

  it('in the README sends a key, never a token of our own programs', () => {
    const readme = docsBlocks('sh').filter(({ file }) => file === 'README.md');
    expect(readme.map(({ text }) => text).join('\n')).not.toMatch(/bearer/iu);
    expect(readme.map(({ text }) => text).join('\n')).toContain('x-api-key: $KEY');
  });
});

it.each(docsBlocks('graphql'))(
  'a document of the docs is one of the schema: $name',
  async ({ text }) => {
    expect(validate(publicSchema(), parse(text))).toEqual([]);
    const { data, errors } = await test.ask(text);
    expect(errors).toBeUndefined();
    expect(data).not.toBeNull();
  },
);

const jsonOf = (text: string): unknown[] => {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  }
};

it.each(docsBlocks('json'))('an example of JSON is JSON: $name', ({ text }) => {
  expect(jsonOf(text).length).toBeGreaterThan(0);
});

it('the example of a mapping file is taken whole', () => {
  const mapping = docsBlocks('json').find(({ file }) => file === 'docs/mapping.md');
  const { anime, rules, episodes, refused } = readTsuzukiMapping(mapping?.text ?? '');
  expect({ refused, counts: [anime.length, rules.length, episodes.length] }).toEqual({
    refused: [],
    counts: [1, 1, 1],
  });
});

it('the page of the settings names the numbers that each of them takes, and no others are taken', () => {
  const page = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
  const settings = settingsGroups.flatMap((group) => Object.values(group.settings));
  const numbers = settings.filter(({ schema }) => schema.meta()?.['from'] !== undefined);
  expect(numbers.map(({ env }) => env)).toContain('TSUZUKI_BURST_FREE');
  for (const { env, schema } of numbers) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${env}\``)) ?? '';
    const [, from = '', to = ''] = /From (?<from>\d+) to (?<to>\d+)\. \|$/u.exec(row) ?? [];
    const isTaken = (value: number) => schema.safeParse(String(value)).success;
    const around = [Number(from) - 1, Number(from), Number(to), Number(to) + 1];
    expect(`${env}: ${around.map(isTaken).join()}`).toBe(`${env}: false,true,true,false`);
  }
});
