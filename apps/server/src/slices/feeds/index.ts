/** Feeds: secret addresses at which programs and people read what is on a list. */
export { listedAnime } from './listed-anime.ts';
export { ownerOfFeed, type OwnedFeed } from './queries.ts';
export { sendDocument } from './send.ts';
