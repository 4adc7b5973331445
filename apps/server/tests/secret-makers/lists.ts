import { fileURLToPath } from 'node:url';
import { catalogue, changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { decideRow, importListFile, readRows } from '#slices/listfiles/index.ts';
import { asking } from '../asking.ts';
import type { SecretMaker, SecretMakers } from '../secret-maker.ts';
import type { TestApp } from '../test-app.ts';

const mapping = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

/** A file with an unknown work, and its owner's decision about it. */
const importAndDecide = async (test: TestApp, userId: string): Promise<void> => {
  const entry = { kind: 'anime', ids: { mal: 99_999_999 }, title: 'Nothing', status: 'current' };
  const file = { format: 'tsuzuki-list/1', entries: [entry] };
  const { importId } = await importListFile(test.app, {
    userId,
    format: 'tsuzuki',
    bytes: Buffer.from(JSON.stringify(file)),
    fileName: 'list.json',
    policy: 'file-wins',
    isDryRun: false,
  });
  const id = importId ?? '';
  const [row] = await readRows(test.app, { id, only: 'open', limit: 1 });
  const decision = { userId, id, number: row?.number ?? 0, workId: null };
  await test.app.db.transaction().execute((tx) => decideRow(test.app, tx, decision));
};

/** Creates no secrets, but a row in every table of lists and of imports. */
const listRows: SecretMaker = async ({ test }) => {
  await importMappingFile(test.app, { format: 'tsuzuki', file: mapping, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  const [anime] = test.app.get(catalogue).all();
  const reader = await asking(test, 'listkeeper');
  const { saveAnimeListEntry } = await reader.ask(
    `mutation { saveAnimeListEntry(input: { animeId: "${anime?.id}", status: CURRENT, score: 70 }) { entry { id } } }`,
  );
  const { id } = saveAnimeListEntry.entry;
  await reader.ask(`mutation { advanceAnimeListEntry(id: "${id}") { outcome } }`);
  await reader.ask(`mutation { createCustomList(media: ANIME, name: "Calm") { __typename } }`);
  await reader.ask(`mutation { toggleFavourite(animeId: "${anime?.id}") { __typename } }`);
  await importAndDecide(test, reader.id);
  return {};
};

export const makers: SecretMakers = { listRows };
