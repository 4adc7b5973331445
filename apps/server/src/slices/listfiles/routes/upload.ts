import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { parseInput, requireActive, signedInOrNobody } from '#slices/accounts/index.ts';
import { LIMITS } from '../formats/limits.ts';
import { LIST_FORMATS } from '../formats/list-format.ts';
import { isUnknownFile } from '../formats/unknown-format.ts';
import { mayBring } from '../list-import/admit-list.ts';
import { stageListOrFault } from '../list-import/stage.ts';
import { because, reasons } from '../reasons.ts';
import { IMPORT_POLICIES } from '../rules/import-word.ts';
import { readUpload } from './upload-form.ts';
import type { UploadGuard } from './upload-guard.ts';

/** A form is larger than its file. */
export const MOST_FORM_BYTES = LIMITS.packedBytes + 64 * 1024;

const Fields = z.object({
  format: z.enum(['auto', ...LIST_FORMATS], because('LIST_FORMAT_UNKNOWN')).default('auto'),
  policy: z.enum(IMPORT_POLICIES, because('IMPORT_POLICY_UNKNOWN')).default('file-wins'),
});

/** The form is sent by the browser itself, with and without JavaScript: it is answered with the page to go to. */
const goTo = (reply: FastifyReply, address: string) =>
  reply.code(303).header('location', address).send();

const uploaders = new WeakMap<FastifyRequest, string>();
const uploaderOf = (request: FastifyRequest): string => uploaders.get(request) ?? '';

/** Lets whoever is signed in send a form, and leads everybody else to where they sign in. */
export const admitUpload =
  (app: App, guard: UploadGuard) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const who = await signedInOrNobody(app, request);
    if (!who) return goTo(reply, '/sign-in?next=%2Fsettings%2Fimport');
    requireActive(who);
    guard({ request, reply }, who.account.id);
    uploaders.set(request, who.account.id);
    return undefined;
  };

/** Takes a list file from the import page and leads to what it would do. */
export const uploadRoutes = (server: FastifyInstance, app: App): void => {
  server.post('/account/list-imports', async (request, reply) => {
    const contentType = request.headers['content-type'] ?? '';
    const { fields, file } = await readUpload(
      request.body as Buffer,
      contentType,
      LIMITS.packedBytes,
    );
    if (!file || file.bytes.length === 0) {
      // Browsers send an empty part without a name where no file was chosen.
      return goTo(reply, `/settings/import?fault=${file?.name ? 'FILE_EMPTY' : 'UPLOAD_MISSING'}`);
    }
    const { format, policy } = parseInput(Fields, fields, reasons);
    const userId = uploaderOf(request);
    if (!(await mayBring(app, userId)))
      return goTo(reply, '/settings/import?fault=IMPORTS_EXHAUSTED');
    const id = await stageListOrFault(app, {
      userId,
      format,
      bytes: file.bytes,
      fileName: file.name || null,
      policy,
    });
    return goTo(reply, `/settings/import/${id}`);
  });

  server.setErrorHandler((error, _request, reply) => {
    if ((error as { statusCode?: number }).statusCode === 413)
      return goTo(reply, '/settings/import?fault=UPLOAD_TOO_LARGE');
    if (!(error instanceof Refusal) || !isUnknownFile(error)) throw error;
    return goTo(reply, `/settings/import?fault=${error.reason}`);
  });
};
