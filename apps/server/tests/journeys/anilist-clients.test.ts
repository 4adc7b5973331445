import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AniListClient, MediaType } from 'ani-client';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { askAniList, type AniListAnswer } from '../anilist-client.ts';
import { sendAniListHere } from '../at-anilist.ts';
import {
  FRIEREN,
  FRIEREN_MANGA,
  type Client,
  type ClientDocument,
} from '../fixtures/anilist/clients/client.ts';
import { CLIENTS } from '../fixtures/anilist/clients/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const DOCS = fileURLToPath(new URL('../../../../docs/anilist-compatibility.md', import.meta.url));

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    settings: { TSUZUKI_LIMITS: 'off' },
  });
  const { id: userId } = await test.user('mika');
  const key = { userId, name: 'a client', scopes: ['read:list', 'write:list'] as const };
  const made = await test.app.db
    .transaction()
    .execute((tx) => createKey(test.app, tx, { ...key, scopes: [...key.scopes] }));
  token = made.key;
});
afterAll(() => test.close());

const numberAt = async (query: string, read: (data: any) => number): Promise<number> => {
  const { data, errors } = await askAniList(test, query, { token });
  expect(errors).toBeUndefined();
  return read(data);
};
const entryOf = (mediaId: number): Promise<number> =>
  numberAt(
    `mutation { SaveMediaListEntry(mediaId: ${mediaId}, status: CURRENT, progress: 1) { id } }`,
    (data) => data.SaveMediaListEntry.id,
  );

/** The numbers that the names in variables stand for. Each client finds an entry of an anime and of a manga. */
const numbersNow = async (): Promise<Record<string, number>> => ({
  $me: await numberAt('{ Viewer { id } }', (data) => data.Viewer.id),
  $anime: await entryOf(FRIEREN),
  $manga: await entryOf(FRIEREN_MANGA),
});

/** What a document does, as the table names it: its root fields, and those of a page. */
const operationsOf = ({ query }: ClientDocument): { isChange: boolean; fields: string[] } => {
  const [definition] = parse(query).definitions;
  if (definition?.kind !== 'OperationDefinition') throw new Error('No operation comes first.');
  const fields = definition.selectionSet.selections.flatMap((root) => {
    if (root.kind !== 'Field') return [];
    if (root.name.value !== 'Page') return [root.name.value];
    const parts = root.selectionSet?.selections ?? [];
    return parts.flatMap((part) =>
      part.kind === 'Field' && part.name.value !== 'pageInfo' ? [`Page.${part.name.value}`] : [],
    );
  });
  return { isChange: definition.operation === 'mutation', fields };
};

const isAnswered = ({ status, data, errors }: AniListAnswer): boolean =>
  status === 200 && !errors && Object.values(data ?? {}).every((value) => value !== null);

/** As AniList tells an account that it may not do something. */
const isForbidden = ({ status, errors }: AniListAnswer): boolean =>
  status === 403 && (errors?.every((error) => error.status === 403) ?? false);

interface Row {
  name: string;
  reads: Set<string>;
  changes: Set<string>;
  refused: Set<string>;
}

const faults: unknown[] = [];

const rowOf = async ({ name, documents }: Client): Promise<Row> => {
  const row: Row = { name, reads: new Set(), changes: new Set(), refused: new Set() };
  const numbers = await numbersNow();
  for (const document of documents) {
    const { isChange, fields } = operationsOf(document);
    const text = JSON.stringify(document.variables).replaceAll(
      /"(?<name>\$(?:me|anime|manga))"/gu,
      (_all, placeholder: string) => String(numbers[placeholder]),
    );
    const answer = await askAniList(test, document.query, { token, variables: JSON.parse(text) });
    const kind = isChange ? row.changes : row.reads;
    const into = isForbidden(answer) ? row.refused : kind;
    if (!isAnswered(answer) && !isForbidden(answer)) faults.push({ name, fields, answer });
    for (const field of fields) into.add(field);
  }
  return row;
};

const cell = (fields: ReadonlySet<string>): string =>
  [...fields]
    .toSorted()
    .map((field) => `\`${field}\``)
    .join(', ');

/** A table of Markdown, aligned as its formatter aligns it. */
const tableOf = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]!.map((_cell, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[], fill: string): string =>
    `| ${cells.map((text, at) => text.padEnd(widths[at]!, fill)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [
    line(head!, ' '),
    line(
      widths.map(() => '-'),
      '-',
    ),
    ...body.map((row) => line(row, ' ')),
  ].join('\n');
};

it('answers the documents of thirty clients, and the docs say which of them', async () => {
  const rows: Row[] = [];
  for (const client of CLIENTS) rows.push(await rowOf(client));
  expect(faults).toEqual([]);
  expect(rows).toHaveLength(30);
  const table = tableOf([
    ['Client', 'Reads', 'Changes', 'Refused'],
    ...rows
      .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()))
      .map(({ name, reads, changes, refused }) => [
        name,
        cell(reads),
        cell(changes),
        cell(refused),
      ]),
  ]);
  const docs = readFileSync(DOCS, 'utf8');
  const [start, end] = ['<!-- clients -->\n\n', '\n\n<!-- end of clients -->'];
  const at = docs.indexOf(start) + start.length;
  const written = docs.slice(0, at) + table + docs.slice(docs.indexOf(end));
  // `vitest -u` writes the table.
  await expect(written).toMatchFileSnapshot(DOCS);
});

describe('packages of npm', () => {
  it('anilist-node reads, adds, changes and removes an entry', async () => {
    const stop = sendAniListHere(test);
    try {
      // Its types declare no class.
      const { default: AniList } = (await import('anilist-node')) as any;
      const client = new AniList(token);
      const media = await client.media.anime(FRIEREN);
      expect(media).toMatchObject({ id: FRIEREN, idMal: 52991, episodes: 28 });
      const { media: found } = await client.searchEntry.anime('frieren', null, 1, 5);
      expect(found.map(({ id }: any) => id)).toContain(FRIEREN);
      expect(await client.user.profile('mika')).toMatchObject({ name: 'mika' });
      const added = await client.lists.addEntry(FRIEREN, {
        status: 'CURRENT',
        progress: 3,
        scoreRaw: 80,
        startedAt: { year: 2026, month: 1, day: 2 },
      });
      expect(added).toMatchObject({ mediaId: FRIEREN, progress: 3, startedAt: { day: 2 } });
      const changed = await client.lists.updateEntry(added.id, {
        progress: 5,
        status: 'PAUSED',
      });
      expect(changed).toMatchObject({ id: added.id, progress: 5, status: 'PAUSED' });
      const lists = await client.lists.anime('mika');
      const entries = lists.flatMap((list: any) => list.entries);
      expect(entries.map(({ media: { id } }: any) => id)).toContain(FRIEREN);
      expect(await client.lists.removeEntry(added.id)).toBe(true);
      const toggled = [
        await client.media.favouriteAnime(FRIEREN),
        await client.media.favouriteAnime(FRIEREN),
      ];
      expect(toggled).toContain(true);
      expect(toggled).toContain(false);
    } finally {
      stop();
    }
  });

  it('ani-client reads titles and a list at the address it is given, and changes an entry', async () => {
    await entryOf(FRIEREN);
    const client = new AniListClient({ token, apiUrl: `${test.url}/compat/anilist` });
    expect(await client.getMedia(FRIEREN)).toMatchObject({ id: FRIEREN, idMal: 52991 });
    expect(await client.getMediaByMalId(52991)).toMatchObject({ id: FRIEREN });
    const { results } = await client.searchMedia({ query: 'frieren', type: MediaType.ANIME });
    expect(results.map(({ id }) => id)).toContain(FRIEREN);
    const list = await client.getUserMediaList({ userName: 'mika', type: MediaType.ANIME });
    expect(list.results).toMatchObject([{ mediaId: FRIEREN, status: 'CURRENT' }]);
    expect((await client.getMediaBatch([FRIEREN, FRIEREN_MANGA])).map(({ id }) => id)).toEqual([
      FRIEREN,
      FRIEREN_MANGA,
    ]);
    expect(await client.getUser('mika')).toMatchObject({ name: 'mika' });
    expect(await client.getGenres()).toContain('Fantasy');
    const changed = await client.raw<any>(
      'mutation ($mediaId: Int) { SaveMediaListEntry(mediaId: $mediaId, progress: 7) { progress } }',
      { mediaId: FRIEREN },
    );
    expect(changed.SaveMediaListEntry).toEqual({ progress: 7 });
    await expect(client.getMedia(999_999_999)).rejects.toThrow('Not Found');
  });
});
