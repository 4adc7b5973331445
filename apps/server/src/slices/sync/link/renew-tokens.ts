import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { mustRenew } from '../rules/outbox/renew-token.ts';
import { refreshGrant } from '../service/grants.ts';
import { type ServiceAnswer, UNAUTHORISED } from '../service/send-call.ts';
import type { OpenLink } from './ask-link.ts';
import { loginEndOf, sealTokens, type Tokens, tokensOf } from './tokens.ts';

/** Stores new tokens of a link. */
export const storeTokens = async (app: App, tx: Tx, id: string, tokens: Tokens): Promise<void> => {
  await tx
    .updateTable('sync.link')
    .set({
      tokens_sealed: sealTokens(app, id, tokens),
      login_ends_at: loginEndOf(tokens),
      warned_days: null,
    })
    .where('id', '=', id)
    .execute();
};

/**
 * Renews the tokens of a link, one worker at a time, because a refresh token may be good once. If another worker got new ones meanwhile,
 * those are returned.
 * @returns what the service answered, if it gave none
 */
export const renewTokens = (
  app: App,
  { link, configured }: OpenLink,
  refused: string,
): Promise<Tokens | ServiceAnswer> =>
  app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sync token ${link.id}`}, 0))`.execute(
      tx,
    );
    const stored = await tokensOf(app, tx, link.id);
    if (!stored || stored.refresh === null) return UNAUTHORISED;
    if (!mustRenew(refused, stored.access)) return stored;
    const renewed = await refreshGrant(app, { configured, tokens: stored });
    if ('access' in renewed) await storeTokens(app, tx, link.id, renewed);
    return renewed;
  });
