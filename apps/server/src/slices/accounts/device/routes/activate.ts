import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { attempts, takeAttempts } from '../../attempt.ts';
import { audit } from '../../audit.ts';
import { parseInput } from '../../parse-input.ts';
import { requireActive, signedIn, type SignedIn } from '../../routes/signed-in.ts';
import { attemptKeyOf, visitorOf } from '../../visitor.ts';
import { noteLogin, waitingLogin, type HeldLogin } from '../logins.ts';
import { typedCode } from '../rules.ts';
import { refusal } from '../../reasons.ts';
import { because } from '../../reasons.ts';

const code = z.string(because('CODE_MISSING')).max(64, because('DEVICE_CODE_TOO_LONG'));
const findSchema = z.object({ code });
const decisionSchema = z.object({
  code,
  decision: z.enum(['allow', 'deny']),
  // The username that the page showed. Somebody else may have signed in since, in another tab.
  username: z.string().max(64),
});

const unknownCode = () => refusal('NOT_FOUND', 'DEVICE_CODE_UNKNOWN');

interface Typed {
  request: FastifyRequest;
  who: SignedIn;
  text: string;
}

/** Runs `work` on the sign-in of a typed code. A guess is counted before it is checked, and uncounted if it is right. */
const withLogin = async (
  app: App,
  { request, who, text }: Typed,
  work: (tx: Tx, login: HeldLogin) => Promise<void>,
): Promise<HeldLogin> => {
  const keys = [
    ['deviceGuess', who.account.id],
    ['codeGuessByAddress', attemptKeyOf(request.ip)],
  ] as const;
  await takeAttempts(app, keys);
  const typed = typedCode(text);
  const found = await app.db.transaction().execute(async (tx) => {
    const login = typed === null ? undefined : await waitingLogin(app, tx, typed);
    if (login) await work(tx, login);
    return login;
  });
  if (!found) throw unknownCode();
  for (const [kind, key] of keys) await app.get(attempts).giveBack(kind, key);
  return found;
};

/** The routes of the page `/activate`: which player shows a code, and whether its user allows it. */
export const activateRoutes = (auth: FastifyInstance, app: App): void => {
  auth.get('/auth/device', async (request) => {
    const { account } = await signedIn(app, request);
    return { username: account.username };
  });

  auth.post('/auth/device/find', async (request) => {
    const who = await signedIn(app, request);
    const { code: text } = parseInput(findSchema, request.body);
    const login = await withLogin(app, { request, who, text }, async () => {});
    const { userAgent, network, createdAt: askedAt } = login;
    return { userAgent, network, askedAt };
  });

  auth.post('/auth/device', async (request) => {
    const who = await signedIn(app, request);
    const { code: text, decision, username } = parseInput(decisionSchema, request.body);
    const { account } = who;
    if (account.username !== username) {
      throw refusal('CONFLICT', 'SIGNED_IN_AS_ANOTHER', { username: account.username });
    }
    requireActive(who);
    const isAllowed = decision === 'allow';
    const visitor = visitorOf(request);
    await withLogin(app, { request, who, text }, async (tx, { hash }) => {
      await noteLogin(tx, hash, { user_id: account.id, is_allowed: isAllowed });
      if (isAllowed) await audit(app, tx, { userId: account.id, action: 'grant-allowed', visitor });
    });
    return { isAllowed };
  });
};
