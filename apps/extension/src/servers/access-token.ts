import type { Outside } from '../platform/outside.ts';
import { change, read } from '../platform/stored.ts';
import { Failure } from './failure.ts';
import { refresh } from './oauth.ts';
import { servers, tokensOf, withServer, type Server, type TokenAnswer } from './server.ts';

/** A token that ends sooner might end on its way. */
const SPARE_MS = 30_000;

const signedOut = (): Failure => new Failure('signed_out', 'The person is signed out.');

const keep = (outside: Outside, id: string, answer: TokenAnswer | null): Promise<unknown> =>
  change(outside, servers, (all) =>
    withServer(all, id, (server) => ({
      ...server,
      tokens: answer && tokensOf(answer, outside.now()),
    })),
  );

/** The next tokens are stored before anybody uses them: the old one is worth nothing from then on. */
const renew = async (outside: Outside, { id, url }: Server, token: string): Promise<string> => {
  try {
    const answer = await refresh(outside, url, token);
    await keep(outside, id, answer);
    return answer.access_token;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'signed_out') await keep(outside, id, null);
    throw error;
  }
};

/** A token for a server, renewed by one worker or page at a time. @throws Failure `signed_out` */
export const accessToken = (
  outside: Outside,
  id: string,
  isUsable: (token: string) => boolean = () => true,
): Promise<string> =>
  outside.alone(`tokens of ${id}`, async () => {
    const server = (await read(outside, servers)).find((one) => one.id === id);
    if (!server?.tokens) throw signedOut();
    const { access, accessEndsAt, refresh: next } = server.tokens;
    if (accessEndsAt - SPARE_MS > outside.now() && isUsable(access)) return access;
    return renew(outside, server, next);
  });
