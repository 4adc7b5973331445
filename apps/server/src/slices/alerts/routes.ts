import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { stopMail } from './commands/stop-mail.ts';
import { refusal } from './reasons.ts';
import { isOurLink, UNSUBSCRIBE_ROUTE } from './unsubscribe-link.ts';

const Link = z.object({ userId: z.uuid(), mark: z.string() });
/** Mail programs send a word or two. */
const MOST_BYTES = 4_096;

/**
 * Where mail programs end the mail of somebody with one POST (RFC 8058). They have no session, and what they send says nothing. A person who opens
 * the address comes to the settings, because programs that check links open it too.
 */
export const routes = (server: FastifyInstance, app: App): void => {
  void server.register(async (open) => {
    open.removeAllContentTypeParsers();
    open.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, _body, done) => done(null),
    );
    open.post(UNSUBSCRIBE_ROUTE, async (request, reply) => {
      const link = Link.safeParse(request.params);
      if (!link.success || !isOurLink(app, link.data))
        throw refusal('NOT_FOUND', 'ALERT_LINK_UNKNOWN');
      await app.db.transaction().execute((tx) => stopMail(app, tx, link.data.userId));
      return reply.code(204).send();
    });
    open.get(UNSUBSCRIBE_ROUTE, (_request, reply) =>
      reply.redirect(`${baseUrl(app.settings)}/settings/alerts`, 303),
    );
  });
};
