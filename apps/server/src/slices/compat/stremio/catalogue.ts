import type { App } from '#platform/app.ts';
import { preferencesOf, type Preferences } from '#slices/accounts/index.ts';
import { schedule, seasonAt } from '#slices/airing/index.ts';
import { catalogue, visibleTo, type Anime } from '#slices/catalog/index.ts';
import { listedAnime, type OwnedFeed } from '#slices/feeds/index.ts';
import { readId } from '#platform/ids.ts';
import { laterOf, OWN_IDS, statusesOf, type StremioType } from './manifest.ts';
import { metaOf, previewOf, stremioIdOf, typeOf } from './preview.ts';

/** Stremio asks for more by `skip`, in steps of this. */
const PAGE = 100;

/** Whoever has an address is anonymous, and sees no adult titles. */
const isVisible = visibleTo({ canSeeAdult: false });

/** The account whose add-on is read; null for the one of everybody. */
export type Owner = OwnedFeed['owner'] | null;

export interface Asked {
  type: StremioType;
  id: string;
  skip: number;
}

const popular = (a: Anime, b: Anime): number => (b.popularity ?? 0) - (a.popularity ?? 0);

const ofSeason = (app: App, later: number): Anime[] => {
  const now = app.clock.now();
  const asked = { ...seasonAt(now.getTime(), later), now, continuing: false };
  return app
    .get(schedule)
    .ofSeason(asked, isVisible)
    .map(({ anime }) => anime)
    .toSorted(popular);
};

const works = async (app: App, owner: Owner, { type, id }: Asked): Promise<Anime[]> => {
  const later = laterOf(type, id);
  if (later !== undefined) return ofSeason(app, later);
  const statuses = owner && statusesOf(type, id);
  return owner && statuses ? listedAnime(app, owner.id, statuses) : [];
};

/** Stremio knows shows, not their seasons, so several of our works may have one id. */
const eachOnce = (anime: readonly Anime[]): Anime[] =>
  [...new Map(anime.toReversed().map((each) => [stremioIdOf(each), each])).values()].toReversed();

const languageOf = async (app: App, owner: Owner): Promise<Preferences['titleLanguage']> =>
  owner ? (await preferencesOf(app.db, owner.id)).titleLanguage : 'ENGLISH';

/** A page of a catalogue. One that does not exist is empty: an add-on that somebody installed may be older than this instance. */
export const cataloguePage = async (app: App, owner: Owner, asked: Asked) => {
  const language = await languageOf(app, owner);
  const found = eachOnce(
    (await works(app, owner, asked)).filter((each) => typeOf(each) === asked.type),
  );
  const page = found.slice(asked.skip, asked.skip + PAGE);
  return { metas: page.map((anime) => previewOf(app, anime, language)) };
};

/** What is known of an anime by our own id; null if it is of another add-on, or of nobody's concern. */
export const metaById = async (app: App, owner: Owner, id: string) => {
  const anime = app.get(catalogue).get(readId(id.slice(OWN_IDS.length)) ?? '');
  if (!id.startsWith(OWN_IDS) || !anime || !isVisible(anime)) return { meta: null };
  return { meta: metaOf(app, anime, await languageOf(app, owner)) };
};
