import type { App } from '#platform/app.ts';
import { baseUrl } from '#platform/address.ts';
import type { DeliveryRequest } from '#platform/delivery/index.ts';
import { mainTitle, shelfOf } from '#slices/catalog/index.ts';
import { sentenceOf } from '../message.ts';
import { senderOf } from '../push-key.ts';
import { openConfig } from '../queries/targets.ts';
import { encodeFor } from '../targets/index.ts';
import type { Message } from '../targets/target.ts';
import type { Destination, Outgoing } from './outgoing.ts';

const PATHS = { ANIME: 'anime', MANGA: 'manga' } as const;

/** The work of a message; undefined if it is gone or hidden. */
export const shownWork = (app: App, { medium, workId }: Outgoing['alert']) => {
  const work = shelfOf(app, medium).get(workId);
  return work && !work.isHidden ? work : undefined;
};

const messageOf = (app: App, one: Outgoing): Message => {
  const { kind, medium, details } = one.alert;
  const work = shownWork(app, one.alert);
  if (!work) throw new Error('The work of an alert is gone.');
  const shown = kind === 'SEQUEL_ANNOUNCED' ? String(details['sequelId']) : work.id;
  return {
    id: one.id,
    title: mainTitle(work, one.titleLanguage),
    text: sentenceOf(one.alert, { locale: one.locale ?? 'en', zone: one.zone ?? 'UTC' }),
    url: `${baseUrl(app.settings)}/${PATHS[medium]}/${shown}`,
    newsForSeconds: Math.max(0, Math.floor((one.expiresAt.getTime() - app.clock.nowMs()) / 1_000)),
  };
};

/** The request that brings a message to a target. */
export const requestTo = async (
  app: App,
  { targetId, targetKind, box }: Destination,
  message: Message,
): Promise<DeliveryRequest> => {
  const config = openConfig(app, targetId, box);
  const request = encodeFor(targetKind, config, { message, sender: await senderOf(app) });
  return { ...request, shownHeaders: {}, readsAnswer: false };
};

/** The request of a delivery. */
export const requestOf = (app: App, one: Outgoing): Promise<DeliveryRequest> =>
  requestTo(app, one, messageOf(app, one));
