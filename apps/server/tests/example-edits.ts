import { propose, type Proposing } from '#slices/edits/index.ts';
import type { TestApp } from './test-app.ts';

/** The anime of the examples in the docs. */
const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

const idOf = (number: number): string =>
  `01900000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

const change = (field: string, value: unknown) => ({ field, value, isRelease: false });

interface People {
  authorId: string;
  editorId: string;
}

/** Edits, a revision and a lock with the ids that the examples of the docs use. */
export const addExampleEdits = async (
  { app }: TestApp,
  { authorId, editorId }: People,
): Promise<void> => {
  const send = (more: Pick<Proposing, 'id' | 'authorId' | 'changes'> & Partial<Proposing>) =>
    app.db.transaction().execute((tx) =>
      propose(app, tx, {
        kind: 'CHANGE',
        medium: 'ANIME',
        workId: FRIEREN,
        note: 'As on the official site',
        sources: ['https://frieren-anime.jp/'],
        baseSeq: null,
        isDraft: false,
        wantsReview: false,
        isSurelyNew: false,
        ...more,
      }),
    );
  const decided = [change('durationMinutes', 31), change('status', 'HIATUS')];
  await send({ id: idOf(1), authorId, changes: decided });
  await send({
    id: idOf(2),
    authorId,
    changes: [change('synonyms.Frieren the Slayer', { text: 'Frieren the Slayer', lang: 'en' })],
  });
  await send({ id: idOf(3), authorId, changes: [change('seasonYear', 2024)] });
  await send({ id: idOf(4), authorId, changes: [change('endOn', '2024-03-23')], isDraft: true });
  await send({
    id: idOf(5),
    authorId: editorId,
    changes: [change('trailers', ['https://www.youtube.com/watch?v=qgQunF3QfDY'])],
  });
  await send({ id: idOf(6), authorId, changes: [change('seasonYear', 2022)] });
  const { pool } = app.database;
  await pool.query('update edits.revision set id = $1 where proposal_id = $2', [idOf(21), idOf(5)]);
  await pool.query(
    `insert into edits.message (id, proposal_id, kind, author_id, text, written_at)
     values ($1, $2, 'COMMENT', $3, 'The official site says so.', now())`,
    [idOf(41), idOf(2), editorId],
  );
  await pool.query(
    `insert into edits.lock (id, medium, work_id, field, reason, locked_at)
     values ($1, 'ANIME', $2, 'titleNative', 'Agreed on', now())`,
    [idOf(91), FRIEREN],
  );
  for (const [id, proposal] of [
    [idOf(51), idOf(2)],
    [idOf(52), idOf(1)],
  ]) {
    await pool.query(
      'insert into edits.report (id, proposal_id, opened_at) values ($1, $2, now())',
      [id, proposal],
    );
    await pool.query(
      `insert into edits.statement (report_id, reporter_id, reason, note, written_at)
       values ($1, $2, 'SPAM', 'The same link again.', now())`,
      [id, authorId],
    );
  }
  await pool.query(
    `insert into edits.upstream (revision_id, hub, state, due_at) values ($1, 'https://hub.example.org', 'WAITING', '2100-01-01')`,
    [idOf(21)],
  );
};
