import type { SecretMaker, SecretMakers } from '../secret-maker.ts';
import { succeed } from '../secret-maker.ts';

/** The secret of an app, its code and its token. */
const apps: SecretMaker = async ({ test, mika }) => {
  const { secret } = await succeed(mika.post('/account/apps', { name: 'Reader', clientId: 7 }));
  const allow = async (type: string) => {
    const path = `/account/app-authorization?client_id=7&response_type=${type}`;
    const decision = { decision: 'allow', username: 'mika' };
    return (await succeed(mika.post(path, decision))).shown;
  };
  const { code } = await allow('code');
  const { access_token: token } = await allow('token');
  const answer = await fetch(`${test.url}/api/v2/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 7, client_secret: secret, code }),
  });
  const { access_token: exchanged } = (await answer.json()) as { access_token: string };
  const secretOf = (jwt: string) => jwt.slice(jwt.lastIndexOf('.') + 1);
  return { secret, code, token: secretOf(token), exchanged: secretOf(exchanged) };
};

export const makers: SecretMakers = { apps };
