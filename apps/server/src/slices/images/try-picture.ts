import type { App } from '#platform/app.ts';
import { COMMUNITY } from '#slices/catalog/index.ts';
import { PICTURE_HOSTS } from '#slices/sources/index.ts';
import { PictureFault } from './fetch/fault.ts';
import { widthOf } from './picture.ts';
import { pictures } from './pictures.ts';
import { pictureAt } from './published.ts';
import { imageSettings } from './settings.ts';

/** Why a picture that somebody names cannot be shown here. */
export type PictureProblem =
  /** Its host is none of those that people may name. */
  | { problem: 'elsewhere'; host: string; hosts: readonly string[] }
  /** It could not be fetched, or is none of the files that are pictures here. */
  | { problem: 'unreadable' };

const hostsHere = (app: App): string[] => {
  const { hasAllowed, named } = app.settings.of(imageSettings).choice;
  const allowed = hasAllowed ? (PICTURE_HOSTS[COMMUNITY] ?? []).map(({ host }) => host) : [];
  return [...allowed, ...named];
};

/**
 * Fetches and reads a picture that somebody names, and keeps it for those who look at it later. Where no pictures are shown, none is tried.
 * @returns null if nothing is wrong with it
 */
export const tryPicture = async (app: App, address: string): Promise<PictureProblem | null> => {
  const known = app.get(pictures);
  if (app.settings.of(imageSettings).choice.isOff || !known.canDecode) return null;
  const picture = pictureAt(app, address, COMMUNITY);
  if (!picture) {
    const host = URL.parse(address)?.host ?? '';
    return { problem: 'elsewhere', host, hosts: hostsHere(app) };
  }
  try {
    await known.get(picture, { width: widthOf('cover', 'small'), format: 'jpeg' });
    return null;
  } catch (error) {
    if (error instanceof PictureFault) return known.canDecode ? { problem: 'unreadable' } : null;
    throw error;
  }
};
