import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { EndpointState } from '../../model.ts';
import { refusal } from '../../reasons.ts';
import { fieldRefusal } from '../field-refusal.ts';
import { HIDDEN_VALUE, type EndpointChange } from '../input.ts';
import { type OwnHeader, ownHeaders, seal } from '../secret.ts';
import { takeSubjectNotice } from '#slices/profiles/index.ts';
import {
  auditEndpoint,
  lockOwnEndpoint,
  requireWebhooks,
  type EndpointInHand,
} from './own-endpoint.ts';
import { enqueuePing } from './ping.ts';

/** Without the values that were left out. */
const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;

/** A header whose value stays has that of the one before. @throws Refusal `BAD_USER_INPUT` if there is none */
const withValues = (headers: readonly OwnHeader[], before: readonly OwnHeader[]): OwnHeader[] =>
  headers.map((header) => {
    if (header.value !== HIDDEN_VALUE) return header;
    const known = before.find(({ name }) => name === header.name);
    if (!known) throw fieldRefusal('headers', 'WEBHOOK_HEADER_VALUE_INVALID');
    return known;
  });

const headersOf = (
  app: App,
  { id, headers_sealed: headersSealed }: { id: string; headers_sealed: Buffer | null },
  headers: EndpointChange['headers'],
) => {
  if (headers === undefined) return undefined;
  const all = withValues(headers, ownHeaders(app, { id, headersSealed }));
  return all.length === 0 ? null : seal(app, 'headers', id, JSON.stringify(all));
};

/** No failures yet. */
const FRESH = { failures: 0, failing_since: null, warnings: 0, closed_until: null };

/** A new address must answer a ping, as the first one had to, and what the other one did does not count for it. */
const movedTo = (url: string, state: string) => ({
  url,
  ...FRESH,
  answered_at: null,
  ...(state === 'ACTIVE' && { state: 'PENDING' }),
});

/** Changes settings of an endpoint. @throws Refusal `NOT_FOUND` */
export const changeEndpoint = async (
  app: App,
  tx: Tx,
  { id, userId, visitor }: EndpointInHand,
  change: EndpointChange,
): Promise<void> => {
  const row = await lockOwnEndpoint(tx, { id, userId });
  const { url, ratePerSecond, headers } = change;
  const isMoved = url !== undefined && url !== row.url;
  const columns = {
    ...given({
      description: change.description,
      event_types: change.eventTypes,
      anime_ids: change.animeIds,
      manga_ids: change.mangaIds,
      regions: change.regions,
      services: change.services,
      only_my_list: change.onlyMyList,
      takes_adult: change.takesAdult,
      rate: ratePerSecond,
      schema_version: change.schemaVersion,
      headers_sealed: headersOf(app, row, headers),
    }),
    ...(isMoved && movedTo(url, row.state)),
  };
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable('webhooks.endpoint').set(columns).where('id', '=', id).execute();
  if (isMoved) await takeSubjectNotice(tx, { userId, subjectId: id, kinds: ['WEBHOOK_FAILING'] });
  if (isMoved && ['ACTIVE', 'PENDING'].includes(row.state)) await enqueuePing(app, tx, id);
  await auditEndpoint(app, tx, { userId, visitor }, 'webhook-changed');
};

/** Pauses an endpoint. Events of the time are kept for a replay. @throws Refusal `NOT_FOUND`, `CONFLICT` if it is not active */
export const pauseEndpoint = async (app: App, tx: Tx, endpoint: EndpointInHand): Promise<void> => {
  const { state } = await lockOwnEndpoint(tx, endpoint);
  if (state === 'PAUSED') return;
  if (state !== 'ACTIVE' && state !== 'PENDING') throw refusal('CONFLICT', 'WEBHOOK_NOT_ACTIVE');
  await setState(tx, endpoint.id, 'PAUSED');
  await auditEndpoint(app, tx, endpoint, 'webhook-changed');
};

const setState = (tx: Tx, id: string, state: EndpointState): Promise<unknown> =>
  tx
    .updateTable('webhooks.endpoint')
    .set({ state, disabled_for: null })
    .where('id', '=', id)
    .execute();

/**
 * Resumes an endpoint. One that was disabled must answer a ping first, and its count of failures begins again.
 * @throws Refusal `NOT_FOUND`, `TIER_REQUIRED` without a tier that has webhooks, `CONFLICT` if there is nothing to resume
 */
export const resumeEndpoint = async (app: App, tx: Tx, endpoint: EndpointInHand): Promise<void> => {
  const { id, userId } = endpoint;
  await requireWebhooks(tx, userId);
  const { state, answered_at: answeredAt } = await lockOwnEndpoint(tx, endpoint);
  if (state === 'ACTIVE' || state === 'PENDING') throw refusal('CONFLICT', 'WEBHOOK_NOT_RESUMABLE');
  const isOpen = state !== 'DISABLED' && answeredAt !== null;
  await tx.updateTable('webhooks.endpoint').set(FRESH).where('id', '=', id).execute();
  await setState(tx, id, isOpen ? 'ACTIVE' : 'PENDING');
  await takeSubjectNotice(tx, {
    userId,
    subjectId: id,
    kinds: ['WEBHOOK_FAILING', 'WEBHOOK_DISABLED'],
  });
  await enqueuePing(app, tx, id);
  await auditEndpoint(app, tx, endpoint, 'webhook-changed');
};

/** Deletes an endpoint with its secret and its log. @throws Refusal `NOT_FOUND` */
export const deleteEndpoint = async (app: App, tx: Tx, endpoint: EndpointInHand): Promise<void> => {
  await lockOwnEndpoint(tx, endpoint);
  await tx.deleteFrom('webhooks.endpoint').where('id', '=', endpoint.id).execute();
  await auditEndpoint(app, tx, endpoint, 'webhook-deleted');
};
