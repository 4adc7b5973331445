import { importIdentifiedAnime } from '#slices/catalog/index.ts';
import { proposeOperation } from '#slices/edits/index.ts';
import type { TestApp } from './test-app.ts';

/** Anime that only the examples of merges, splits and removals mention. */
const WORKS = {
  merged: '06190d94-4c25-53d2-9481-31f1f4c5b58d',
  split: '063bb790-bc45-5a4b-ad34-b218b21d2ad4',
  removed: '06d929d7-808e-5781-9254-577efe542eaf',
  applied: '074f4cc3-88a8-5750-93f4-91b60d18d9ee',
  original: '085bb51f-3ef6-534a-962d-1450b15bbc3b',
  newWork: '092d2937-3ba9-58ba-a505-d67d4c7d3ab6',
};
const EDIT = '01900000-0000-7000-8000-000000000061';
const MERGE = '01900000-0000-7000-8000-000000000051';

/** A work to split, one to restore, an edit to apply, and an entry to move, with the ids that the examples of the docs use. */
export const addExampleOperations = async (
  test: TestApp,
  { authorId, bearer }: { authorId: string; bearer: string },
): Promise<void> => {
  const { app } = test;
  const { pool } = app.database;
  await app.db.transaction().execute(async (tx) => {
    const claims = [{ sourceId: '1', workId: WORKS.split, titleNative: '別の作品' }];
    await importIdentifiedAnime(app, tx, { source: 'wikipedia', claims });
    await proposeOperation(app, tx, {
      id: EDIT,
      kind: 'DELETE',
      medium: 'ANIME',
      workId: WORKS.applied,
      otherId: null,
      claims: [],
      authorId,
      note: 'There is no such anime',
      sources: [],
      isDraft: false,
    });
  });
  await pool.query('update edits.proposal set applies_from = submitted_at where id = $1', [EDIT]);
  await pool.query(
    `insert into catalog.deletion (work_id, medium, since) values ($1, 'ANIME', now())`,
    [WORKS.removed],
  );
  await pool.query(
    `insert into edits.merge (id, kind, medium, from_id, into_id, from_title, into_title, made_at)
     values ($1, 'SPLIT', 'ANIME', $2, $3, 'Solo', 'Dagashi', now())`,
    [MERGE, WORKS.newWork, WORKS.original],
  );
  const save = `mutation { saveAnimeListEntry(input: { animeId: "${WORKS.original}", progress: 1 }) { entry { id } } }`;
  const { errors } = await test.ask(save, { bearer });
  if (errors) throw new Error(JSON.stringify(errors));
};
