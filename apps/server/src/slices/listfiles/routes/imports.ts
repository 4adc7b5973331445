import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { parseInput, requireActive, signedIn } from '#slices/accounts/index.ts';
import type { UndoneEntries } from '#slices/lists/index.ts';
import { LIST_STATUSES } from '#slices/lists/values.ts';
import { because, reasons, refusal } from '../reasons.ts';
import { decideRow, decideStatus } from '../list-import/decide.ts';
import { forgetImport } from '../list-import/forget.ts';
import { previewRows } from '../list-import/preview.ts';
import { countRows, listImports, readRows, ROW_MARKS } from '../list-import/queries.ts';
import { startImport } from '../list-import/start.ts';
import { roundedScores } from '../list-import/score-scale.ts';
import { requireImport, type StoredImport } from '../list-import/stored-import.ts';
import { undoImport } from '../list-import/undo.ts';
import { namedWork } from '../list-import/work-titles.ts';
import { IMPORT_POLICIES, ROW_OUTCOMES } from '../rules/import-word.ts';

const PAGE = 100;

const inputs = {
  id: z.object({ id: z.uuid(because('IMPORT_ID_INVALID')) }),
  row: z.object({
    id: z.uuid(because('IMPORT_ID_INVALID')),
    number: z.coerce.number().int().min(1).max(1_000_000),
  }),
  page: z.object({
    only: z.enum([...ROW_OUTCOMES, ...ROW_MARKS]).optional(),
    after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  policy: z.object({
    policy: z.enum(IMPORT_POLICIES, because('IMPORT_POLICY_UNKNOWN')),
  }),
  decision: z.object({ workId: z.uuid(because('IMPORT_WORK_ID_INVALID')).nullable() }),
  status: z.object({ status: z.enum(LIST_STATUSES) }),
};

/** An import as pages see it; whose it is goes without saying. */
const shown = ({ userId: _owner, ...rest }: StoredImport) => rest;

/** What an undo did, with the titles of the entries that stayed. */
const withTitles = (app: App, undone: UndoneEntries) => ({
  ...undone,
  left: undone.left.map((entry) => ({
    ...entry,
    ...namedWork(app, entry.media, entry.workId),
  })),
});

const keyOf = async (app: App, request: FastifyRequest) => {
  const who = await signedIn(app, request);
  if (request.method !== 'GET') requireActive(who);
  return { userId: who.account.id, ...parseInput(inputs.id, request.params, reasons) };
};

/** What the owner of an import says of its rows. */
const rowRoutes = (server: FastifyInstance, app: App): void => {
  server.post('/account/list-imports/:id/rows/:number/decision', async (request) => {
    const key = await keyOf(app, request);
    const { number } = parseInput(inputs.row, request.params, reasons);
    const { workId } = parseInput(inputs.decision, request.body, reasons);
    await app.db.transaction().execute((tx) => decideRow(app, tx, { ...key, number, workId }));
    return {};
  });

  server.post('/account/list-imports/:id/rows/:number/status', async (request) => {
    const key = await keyOf(app, request);
    const { number } = parseInput(inputs.row, request.params, reasons);
    const { status } = parseInput(inputs.status, request.body, reasons);
    await app.db.transaction().execute((tx) => decideStatus(app, tx, { ...key, number, status }));
    return {};
  });
};

/** The imports of whoever is signed in: what they would do, their start, their work list, their undoing. */
export const importRoutes = (server: FastifyInstance, app: App): void => {
  rowRoutes(server, app);

  server.get('/account/list-imports', async (request) => {
    const { account } = await signedIn(app, request);
    return { imports: (await listImports(app.db, account.id)).map(shown) };
  });

  server.get('/account/list-imports/:id', async (request) => {
    const key = await keyOf(app, request);
    const { only, after } = parseInput(inputs.page, request.query, reasons);
    const found = await requireImport(app.db, key);
    const rows = await readRows(app, { id: key.id, only, after, limit: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (page.at(-1)?.number ?? null) : null;
    const undone = found.undone && withTitles(app, found.undone);
    const counts = await countRows(app.db, key.id);
    const scores = found.state === 'UNDONE' ? null : await roundedScores(app, key);
    return { import: { ...shown(found), undone }, counts, rows: page, next, scores };
  });

  server.post('/account/list-imports/:id/preview', async (request) => {
    const key = await keyOf(app, request);
    const { policy } = parseInput(inputs.policy, request.body, reasons);
    await previewRows(app, { ...key, policy });
    return { counts: await countRows(app.db, key.id) };
  });

  server.post('/account/list-imports/:id/start', async (request, reply) => {
    const key = await keyOf(app, request);
    const { policy } = parseInput(inputs.policy, request.body, reasons);
    await app.db.transaction().execute((tx) => startImport(app, tx, { ...key, policy }));
    return reply.code(202).send({});
  });

  server.post('/account/list-imports/:id/undo', async (request) => {
    const key = await keyOf(app, request);
    const { removed, restored, left } = await app.db
      .transaction()
      .execute((tx) => undoImport(app, tx, key));
    return { entries: removed + restored + left.length };
  });

  server.delete('/account/list-imports/:id', async (request, reply) => {
    const key = await keyOf(app, request);
    await app.db.transaction().execute((tx) => forgetImport(tx, key));
    return reply.code(204).send();
  });

  server.get('/account/list-imports/:id/backup', async (request, reply) => {
    const key = await keyOf(app, request);
    const row = await app.db
      .selectFrom('listfiles.list_import')
      .select('backup')
      .where('id', '=', key.id)
      .where('user_id', '=', key.userId)
      .executeTakeFirst();
    if (!row?.backup) throw refusal('NOT_FOUND', 'IMPORT_WITHOUT_BACKUP');
    return reply
      .header('content-type', 'application/gzip')
      .header('content-disposition', 'attachment; filename="list-before-import.json.gz"')
      .send(row.backup);
  });
};
