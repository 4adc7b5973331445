import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { takeAttempts } from '../attempt.ts';
import { renewRecoveryCodes } from '../commands/recovery-codes.ts';
import { acceptCode, guessSecondFactor } from '../commands/second-factor.ts';
import { beginTotp, disableTotp, enableTotp, noTotp } from '../commands/totp.ts';
import { factorsOf, secondFactorsOf } from '../factor/queries.ts';
import { hasProvedFactor } from '../session/rules.ts';
import { visitorOf } from '../visitor.ts';
import { factorInputs } from './factor-input.ts';
import { parseInput } from '../parse-input.ts';
import { confirmedIn, giveCookie, settleRevocation, signedIn } from './signed-in.ts';
import { refusal } from '../reasons.ts';

/** The second factors of the signed-in user: a summary, the authenticator app, recovery codes. */
export const factorRoutes = (auth: FastifyInstance, app: App): void => {
  auth.get('/auth/factors', async (request) => {
    const { account } = await signedIn(app, request);
    return factorsOf(app.db, account.id);
  });

  auth.post('/auth/totp/begin', async (request) => {
    const { account } = await confirmedIn(app, request);
    return app.db.transaction().execute((tx) => beginTotp(app, tx, account));
  });

  auth.post('/auth/totp/enable', async (request, reply) => {
    const { code } = parseInput(factorInputs.code, request.body);
    const owner = { ...(await confirmedIn(app, request)), visitor: visitorOf(request) };
    await takeAttempts(app, [['confirm', owner.account.id]]);
    const enabled = await app.db
      .transaction()
      .execute((tx) => enableTotp(app, tx, { owner, code }));
    if (!enabled) {
      throw refusal('BAD_USER_INPUT', 'TOTP_CODE_INCORRECT');
    }
    await settleRevocation(app);
    return giveCookie(reply, enabled.token).send({ recoveryCodes: enabled.recoveryCodes });
  });

  auth.post('/auth/totp/disable', async (request, reply) => {
    const { code } = parseInput(factorInputs.optionalCode, request.body);
    const owner = { ...(await confirmedIn(app, request)), visitor: visitorOf(request) };
    if ((await secondFactorsOf(app.db, owner.account.id)).length === 0) throw noTotp();
    if (code === undefined && !hasProvedFactor(owner.session, app.clock.now())) {
      throw refusal('BAD_USER_INPUT', 'CODE_OR_PASSKEY_NEEDED');
    }
    const token =
      code === undefined
        ? await app.db.transaction().execute((tx) => disableTotp(app, tx, owner))
        : await guessSecondFactor(app, owner, async (tx) => {
            const kind = await acceptCode(app, tx, { userId: owner.account.id, code });
            return kind && disableTotp(app, tx, owner);
          });
    await settleRevocation(app);
    return giveCookie(reply, token).send({ message: 'The authenticator app is removed.' });
  });

  auth.post('/auth/recovery-codes', async (request) => {
    const owner = { ...(await confirmedIn(app, request)), visitor: visitorOf(request) };
    const recoveryCodes = await app.db
      .transaction()
      .execute((tx) => renewRecoveryCodes(app, tx, owner));
    return { recoveryCodes };
  });
};
