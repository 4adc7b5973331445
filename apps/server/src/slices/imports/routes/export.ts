import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { parseInput, signedIn } from '#slices/accounts/index.ts';
import { EXPORT_FORMATS, exportList } from '../list-export/write.ts';

const Input = z.object({
  format: z.enum(EXPORT_FORMATS, `A list is written as ${EXPORT_FORMATS.join(', ')}.`),
  kind: z.enum(['anime', 'manga']).default('anime'),
});

/** The list of whoever is signed in, as a download. */
export const exportRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/list-export', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const input = {
      ...parseInput(Input, request.query),
      userId: account.id,
      username: account.username,
    };
    const { fileName, contentType, pieces } = await exportList(app, input);
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(Readable.from(pieces));
  });
};
