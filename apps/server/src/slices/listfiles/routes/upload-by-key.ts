import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { admitAccount } from '#slices/access/index.ts';
import { because, reasons, refusal } from '../reasons.ts';
import { LIMITS } from '../formats/limits.ts';
import { LIST_FORMATS } from '../formats/list-format.ts';
import { admitList } from '../list-import/admit-list.ts';
import { countRows } from '../list-import/queries.ts';
import { stageList } from '../list-import/stage.ts';
import { requireImport } from '../list-import/stored-import.ts';
import { IMPORT_POLICIES } from '../rules/import-word.ts';
import type { UploadGuard } from './upload-guard.ts';

const Query = z.object({
  format: z.enum(LIST_FORMATS, because('LIST_FORMAT_UNKNOWN')).optional(),
  policy: z.enum(IMPORT_POLICIES, because('IMPORT_POLICY_UNKNOWN')).default('file-wins'),
  fileName: z.string().max(255, because('FILE_NAME_TOO_LONG')).optional(),
});

/**
 * `POST /list-imports` takes a list file as it is, with an API key or an access token, and answers what it would do. The API goes on
 * with it from there. Who sends it is known before its bytes are read.
 */
export const uploadByKeyRoutes = (
  server: FastifyInstance,
  { app, guard }: { app: App; guard: UploadGuard },
): void => {
  void server.register(async (open) => {
    const owners = new WeakMap<FastifyRequest, string>();
    open.removeAllContentTypeParsers();
    open.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LIMITS.packedBytes },
      (_request, body, done) => done(null, body),
    );
    open.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const owner = await admitAccount(app, { request, reply }, 'write:list');
      guard({ request, reply }, owner);
      owners.set(request, owner);
    });

    open.post('/list-imports', async (request, reply) => {
      const userId = owners.get(request) ?? '';
      const {
        format: said = 'auto',
        policy,
        fileName = null,
      } = parseInput(Query, request.query, reasons);
      const bytes = request.body;
      if (!Buffer.isBuffer(bytes) || bytes.length === 0)
        throw refusal('BAD_USER_INPUT', 'UPLOAD_MISSING');
      await admitList(app, userId);
      const id = await stageList(app, { userId, format: said, bytes, fileName, policy });
      const { format, state, rowCount, removedCount } = await requireImport(app.db, { userId, id });
      const counts = await countRows(app.db, id);
      return reply.code(201).send({ id, format, state, policy, rowCount, removedCount, counts });
    });
  });
};
