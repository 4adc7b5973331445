import { randomInt } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { hashCredential, makeCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import { endAppTokens, lockSecrets } from '#slices/access/index.ts';
import { audit, type Visitor } from '#slices/accounts/index.ts';
import { appsOf } from '../queries/app.ts';
import { refusal } from '../reasons.ts';
import { MOST_APPS, type AppInput, type RegisteredApp } from '../rules/app.ts';

/** The prefix of secrets that we make for apps. */
export const APP_SECRET_PREFIX = 'svc_appsecret_';

/** Keeps concurrent requests from exceeding the limit of apps. */
const APPS_LOCK = 7_482_031;
/** Ids that we choose lie above those of AniList's apps. */
const FIRST_ID = 2 ** 30;

interface Actor {
  userId: string;
  visitor: Visitor;
}

/** An app that was just registered. Its secret is known only now, and null if the app brought it along. */
export interface MadeApp extends RegisteredApp {
  secret: string | null;
}

/**
 * Registers an app of an account.
 * @throws Refusal `CONFLICT` for an id that the account has registered, or if it has as many apps as it may
 */
export const registerApp = async (
  app: App,
  tx: Tx,
  { userId, visitor }: Actor,
  input: AppInput,
): Promise<MadeApp> => {
  await lockSecrets(tx, APPS_LOCK, userId);
  const known = await appsOf(tx, userId);
  const clientId = input.clientId ?? randomInt(FIRST_ID, FIRST_ID * 2 - 1);
  if (known.length >= MOST_APPS) throw refusal('CONFLICT', 'APPS_EXHAUSTED', { most: MOST_APPS });
  if (known.some((each) => each.clientId === clientId)) {
    throw refusal('CONFLICT', 'APP_ID_TAKEN', { id: clientId, field: 'clientId' });
  }
  const secret = input.secret ?? makeCredential(APP_SECRET_PREFIX);
  const made = {
    id: app.ids.next(),
    clientId,
    name: input.name,
    redirectUri: input.redirectUri ?? null,
    createdAt: app.clock.now(),
  };
  await tx
    .insertInto('compat.app')
    .values({
      id: made.id,
      user_id: userId,
      client_id: clientId,
      name: made.name,
      redirect_uri: made.redirectUri,
      secret_hash: hashCredential(secret),
      created_at: made.createdAt,
    })
    .execute();
  await audit(app, tx, { userId, action: 'app-registered', visitor });
  return { ...made, secret: input.secret ? null : secret };
};

/** Removes an app and, at once in every process, its tokens. @throws Refusal `NOT_FOUND` */
export const removeApp = async (
  app: App,
  tx: Tx,
  { userId, visitor }: Actor,
  id: string,
): Promise<void> => {
  const row = await tx
    .deleteFrom('compat.app')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'APP_NOT_REGISTERED');
  await endAppTokens(app, tx, { id, userId });
  await audit(app, tx, { userId, action: 'app-removed', visitor });
};
