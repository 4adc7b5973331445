import type { Accounts, Grant } from './accounts.ts';
import { type Answer, jsonAnswer } from './answer.ts';
import type { Call } from './call.ts';

const tokens = ({ accessToken, refreshToken, expiresAt }: Grant, now: Date): object => ({
  token_type: 'Bearer',
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: expiresAt - Math.floor(now.getTime() / 1000),
  created_at: Math.floor(now.getTime() / 1000),
});

/** The fields of a request for tokens, which comes as a form or as JSON. */
export const tokenFields = ({ form, json }: Call): Readonly<Record<string, string>> =>
  form ?? (json as Record<string, string> | undefined) ?? {};

/** Gives tokens for a code or, if the service does that, for a refresh token, which is good once (RFC 6749). */
export const giveTokens = (
  accounts: Accounts,
  call: Call,
  { now, hasRefresh = true }: { now: Date; hasRefresh?: boolean },
): Answer => {
  const fields = tokenFields(call);
  const isRefresh = hasRefresh && fields['grant_type'] === 'refresh_token';
  const grant = isRefresh
    ? accounts.refresh(fields['refresh_token'])
    : fields['grant_type'] === 'authorization_code' && accounts.exchange(fields);
  if (!grant) return jsonAnswer(400, { error: 'invalid_grant', error_description: 'invalid' });
  const given = tokens(grant, now) as Record<string, unknown>;
  if (!hasRefresh) delete given['refresh_token'];
  return jsonAnswer(200, given);
};
