import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineQueue, leaseDue } from '#platform/queue/index.ts';
import { mustRenew } from '../rules/outbox/renew-token.ts';
import type { ConfiguredService } from '../service/configured.ts';
import { refreshGrant } from '../service/grants.ts';
import { LOST, type ServiceAnswer, UNAUTHORISED } from '../service/send-call.ts';
import type { OpenLink } from './ask-link.ts';
import { lockLink } from './queries.ts';
import { loginEndOf, sealTokens, type Tokens, tokensOf } from './tokens.ts';

/** A link is due as long as nobody renews its tokens. */
const renewals = defineQueue({
  table: 'sync.link',
  key: 'id',
  due: 'renewable_at',
  columns: ['id'],
});

/** Longer than two requests for tokens take. */
const LEASE_MS = 60_000;
const LOOK_MS = 100;

const isDecided = (given: Tokens | ServiceAnswer): boolean =>
  'access' in given || given === UNAUTHORISED;

/**
 * Asks for new tokens, and once more if there was no answer: the service may have made the old token worthless. Some then take it for a
 * moment longer. All that is left otherwise is that its owner signs in again.
 */
const newTokens = async (
  app: App,
  configured: ConfiguredService,
  tokens: Tokens,
): Promise<Tokens | ServiceAnswer> => {
  const given = await refreshGrant(app, { configured, tokens });
  return isDecided(given) ? given : refreshGrant(app, { configured, tokens });
};

/** Stores what a service gave, and lets others renew it again. Tokens of a login that its owner made meanwhile stay. */
const settle = (
  app: App,
  id: string,
  { old, given }: { old: Tokens; given: Tokens | ServiceAnswer },
): Promise<Tokens | ServiceAnswer> =>
  app.db.transaction().execute(async (tx) => {
    await lockLink(tx, id);
    const stored = await tokensOf(app, tx, id);
    const isOld = stored?.access === old.access;
    const isNew = isOld && 'access' in given;
    await tx
      .updateTable('sync.link')
      .set({
        renewable_at: app.clock.now(),
        ...(isNew && {
          tokens_sealed: sealTokens(app, id, given),
          login_ends_at: loginEndOf(given),
          warned_days: null,
        }),
      })
      .where('id', '=', id)
      .execute();
    return isOld ? given : (stored ?? UNAUTHORISED);
  });

/** Renews tokens that nobody else renews now. Somebody may have done it right before. */
const renewLeased = async (
  app: App,
  { link: { id }, configured }: OpenLink,
  refused: string,
): Promise<Tokens | ServiceAnswer> => {
  const old = await tokensOf(app, app.db, id);
  if (!old) return UNAUTHORISED;
  const given = mustRenew(refused, old.access) ? await newTokens(app, configured, old) : old;
  return settle(app, id, { old, given });
};

const lease = async (app: App, id: string): Promise<boolean> => {
  const where = sql<boolean>`id = ${id}`;
  const claim = { now: app.clock.now(), limit: 1, leaseMs: LEASE_MS, where };
  return (await leaseDue(app.db, renewals, claim)).length > 0;
};

/**
 * Renews the tokens of a link, one worker at a time, because a refresh token may be good once. The others wait for what it gets. Nobody holds
 * a transaction while the service is asked.
 * @returns what the service answered, if it gave none
 */
export const renewTokens = async (
  app: App,
  open: OpenLink,
  refused: string,
): Promise<Tokens | ServiceAnswer> => {
  const endMs = performance.now() + LEASE_MS;
  while (performance.now() < endMs) {
    const stored = await tokensOf(app, app.db, open.link.id);
    if (!stored || stored.refresh === null) return UNAUTHORISED;
    if (!mustRenew(refused, stored.access)) return stored;
    if (await lease(app, open.link.id)) return renewLeased(app, open, refused);
    await delay(LOOK_MS);
  }
  return LOST;
};
