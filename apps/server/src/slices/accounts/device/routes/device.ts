import type { FastifyInstance, FastifyReply } from 'fastify';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { takeAttempts } from '../../attempt.ts';
import { need, refuseAbuse } from '../../grant/parameters.ts';
import { issueTokens, parametersOf } from '../../grant/routes/tokens.ts';
import { attemptKeyOf, visitorOf } from '../../visitor.ts';
import { pollLogin, type Polled } from '../exchange.ts';
import { beginLogin, isDeviceCode } from '../logins.ts';
import { INTERVAL_SECONDS, LOGIN_MS, shownCode } from '../rules.ts';

type Refused = Extract<Polled, { isIssued: false }>['why'];

/** The status codes that players know from Trakt, with the errors of RFC 8628 §3.5 and their meaning. */
const REFUSALS: Readonly<Record<Refused, readonly [status: number, error: string, why: string]>> = {
  pending: [
    400,
    'authorization_pending',
    'Nobody has typed the code yet. Ask again after the interval.',
  ],
  unknown: [404, 'invalid_grant', 'No such device code is known. Ask for a new one.'],
  exchanged: [409, 'invalid_grant', 'This device code was exchanged already.'],
  expired: [410, 'expired_token', 'The device code has expired. Ask for a new one.'],
  denied: [418, 'access_denied', 'The person did not let the player in.'],
  too_soon: [429, 'slow_down', 'Asked too soon. Wait for the interval.'],
};

const refuse = (reply: FastifyReply, why: Refused): FastifyReply => {
  const [status, error, description] = REFUSALS[why];
  if (why === 'too_soon') reply.header('retry-after', INTERVAL_SECONDS);
  return reply.code(status).send({ error, error_description: description });
};

/** How players without a browser sign in, in Trakt's form. Every client here is a player, whatever client id it sends. */
export const deviceRoutes = (oauth: FastifyInstance, app: App): void => {
  oauth.post('/oauth/device/code', async (request) => {
    const parameters = parametersOf(request);
    refuseAbuse(parameters);
    need(parameters, 'client_id');
    await takeAttempts(app, [['deviceByAddress', attemptKeyOf(request.ip)]]);
    const visitor = visitorOf(request);
    const begun = await app.db.transaction().execute((tx) => beginLogin(app, tx, visitor));
    const address = `${baseUrl(app.settings)}/activate`;
    return {
      device_code: begun.deviceCode,
      user_code: shownCode(begun.userCode),
      verification_url: address,
      verification_uri: address,
      expires_in: LOGIN_MS / 1_000,
      interval: INTERVAL_SECONDS,
    };
  });

  oauth.post('/oauth/device/token', async (request, reply) => {
    const parameters = parametersOf(request);
    refuseAbuse(parameters);
    const deviceCode = need(parameters, parameters.has('device_code') ? 'device_code' : 'code');
    if (!isDeviceCode(deviceCode)) return refuse(reply, 'unknown');
    await takeAttempts(app, [['tokenByAddress', attemptKeyOf(request.ip)]]);
    const visitor = visitorOf(request);
    const polled = await app.db
      .transaction()
      .execute((tx) => pollLogin(app, tx, { deviceCode, visitor }));
    return polled.isIssued ? issueTokens(app, polled) : refuse(reply, polled.why);
  });
};
