import { timingSafeEqual } from 'node:crypto';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';

const PATH = '/alerts/unsubscribe';
const PURPOSE = 'alerts.unsubscribe';

/** The route of the links, with the parts that name somebody. */
export const UNSUBSCRIBE_ROUTE = `${PATH}/:userId/:mark`;

/** The address at which one POST ends the mail of somebody. Only we can make it, and it does nothing else, so it needs no session. */
export const unsubscribeLink = (app: App, userId: string): string =>
  `${baseUrl(app.settings)}${PATH}/${userId}/${app.secrets.mark(userId, PURPOSE)}`;

/** Whether we made a link. */
export const isOurLink = (
  app: App,
  { userId, mark }: { userId: string; mark: string },
): boolean => {
  const [given, ours] = [mark, app.secrets.mark(userId, PURPOSE)].map((text) => Buffer.from(text));
  return given!.length === ours!.length && timingSafeEqual(given!, ours!);
};
