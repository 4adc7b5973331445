import type { App } from '#platform/app.ts';
import type { WorkAddress } from '../rules/work-address.ts';

/** A show or film at a film database, and the season of a show that is asked for. */
export type AddressedMedia = NonNullable<WorkAddress['media']>;

/** The ids of the anime that a show or film is, the likeliest first. */
type MediaFinder = (app: App, media: AddressedMedia) => readonly string[];

let finder: MediaFinder | undefined;

/** The mapping is right of the catalogue: it says here how it is asked. */
export const findAnimeOfMediaBy = (find: MediaFinder): void => {
  finder = find;
};

/** The ids of the anime that a show or film is; none where nothing maps them. */
export const animeOfMedia: MediaFinder = (app, media) => finder?.(app, media) ?? [];
