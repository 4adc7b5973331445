import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { audit } from '../../audit.ts';
import { inputs } from '../../routes/input.ts';
import { parseInput } from '../../parse-input.ts';
import { settleRevocation, signedIn } from '../../routes/signed-in.ts';
import { visitorOf } from '../../visitor.ts';
import { clientName } from '../client.ts';
import { endGrant, listGrants, type Grant } from '../grants.ts';
import { grantEndsAt } from '../rules.ts';
import { refusal } from '../../reasons.ts';

/** A grant as its owner sees it. */
const presentGrant = (grant: Grant) => ({
  ...grant,
  clientName: clientName(grant.clientId),
  endsAt: grantEndsAt(grant),
});

/** The grants of the signed-in user. */
export const grantRoutes = (auth: FastifyInstance, app: App): void => {
  auth.get('/auth/grants', async (request) => {
    const { account } = await signedIn(app, request);
    return { grants: (await listGrants(app, account.id)).map(presentGrant) };
  });

  auth.delete('/auth/grants/:id', async (request, reply) => {
    const { id: grantId } = parseInput(inputs.grantId, request.params);
    const { account } = await signedIn(app, request);
    const userId = account.id;
    const visitor = visitorOf(request);
    await app.db.transaction().execute(async (tx) => {
      if (!(await endGrant(app, tx, { userId, grantId }))) {
        throw refusal('NOT_FOUND', 'APP_NOT_CONNECTED');
      }
      await audit(app, tx, { userId, action: 'grant-ended', visitor });
    });
    await settleRevocation(app);
    return reply.code(204).send();
  });
};
