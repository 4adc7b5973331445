import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { changeUsername } from '../commands/change-username.ts';
import { parseInput } from '../parse-input.ts';
import { nameChangedAt } from '../preference/queries.ts';
import { nextNameChangeAt } from '../preference/rules.ts';
import { visitorOf } from '../visitor.ts';
import { inputs, refuseReservedName } from './input.ts';
import { confirmedIn, requireActive, signedIn } from './signed-in.ts';

/** The routes to read and change the username. */
export const usernameRoutes = (auth: FastifyInstance, app: App): void => {
  auth.get('/auth/username', async (request) => {
    const { account } = await signedIn(app, request);
    const changedAt = await nameChangedAt(app.db, account.id);
    return {
      username: account.username,
      nextChangeAt: nextNameChangeAt(changedAt, app.clock.now()),
    };
  });

  auth.post('/auth/change-username', async (request) => {
    const { username } = parseInput(inputs.username, request.body);
    const who = await confirmedIn(app, request);
    requireActive(who);
    refuseReservedName(username);
    const visitor = visitorOf(request);
    const change = { userId: who.account.id, username, visitor };
    await app.db.transaction().execute((tx) => changeUsername(app, tx, change));
    return { username };
  });
};
