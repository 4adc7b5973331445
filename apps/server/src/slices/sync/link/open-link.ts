import type { App } from '#platform/app.ts';
import { configuredService } from '../service/configured.ts';
import type { OpenLink } from './ask-link.ts';
import { linkById } from './queries.ts';
import { isResting } from './stored-link.ts';

/** A link with its service; undefined while it rests, or if the service is not known any more. */
export const openLink = async (app: App, linkId: string): Promise<OpenLink | undefined> => {
  const link = await linkById(app.db, linkId);
  const configured = link && configuredService(app.settings, link.service);
  return link && configured && !isResting(link) ? { link, configured } : undefined;
};
