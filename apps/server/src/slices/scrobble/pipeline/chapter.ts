import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type Manga, mangaCatalogue, titlesOf } from '#slices/catalog/index.ts';
import { sameTitleAs, titleLike } from '#slices/mapping/index.ts';
import { correctedUnit } from '../corrections/correction.ts';
import { placeOf } from '../corrections/rules/place.ts';
import { mangaOf, type MangaCandidate } from '../shows/rules/manga.ts';
import { showTitleOf } from '../shows/rules/show-title.ts';
import type { Found } from './found.ts';
import type { Origin } from './origin.ts';
import type { DeliveryMatch } from './outcome.ts';
import type { PlaybackEvent } from './playback.ts';

/** Works that the search finds for a title. */
const MOST_FOUND = 16;

const isShown = ({ isHidden }: Manga): boolean => !isHidden;

/** The manga by an id of its own. IMDb and AniDB know none. */
const mangaById = (app: App, { trackerIds }: PlaybackEvent): Manga | undefined =>
  trackerIds
    .map(({ site, id }) => app.get(mangaCatalogue).byExternalId(site, String(id))[0])
    .find((manga) => manga !== undefined);

/** The manga that have a title like that of an event, as the search ranks them. */
const candidatesFor = (app: App, title: string): MangaCandidate[] => {
  const [isSame, isAlike] = [sameTitleAs(title), titleLike(title)];
  return app
    .get(mangaCatalogue)
    .search(title, MOST_FOUND, isShown)
    .flatMap((manga) => {
      const titles = titlesOf(manga).map((one) => showTitleOf(one).text);
      const isSameTitle = titles.some(isSame);
      const year = manga.startOn?.slice(0, 4) ?? null;
      return isSameTitle || titles.some(isAlike) ? [{ mangaId: manga.id, isSameTitle, year }] : [];
    });
};

const byTitle = (app: App, { showTitle, showYear }: PlaybackEvent, chapter: number): Found => {
  if (showTitle === null) return { outcome: 'no_mapping' };
  const { text, year } = showTitleOf(showTitle);
  const { sure, suggestions } = mangaOf(candidatesFor(app, text), year ?? showYear);
  if (sure !== null) return matched({ mangaId: sure, chapter, by: 'title' });
  return suggestions.length > 0
    ? { outcome: 'suggested', suggestions, isSingle: false }
    : { outcome: 'no_mapping' };
};

const matched = (match: DeliveryMatch): Found => ({
  outcome: 'matched',
  match: { ...match, rule: null },
  partial: false,
  isCorrected: match.by === 'correction',
});

/**
 * The chapter of ours that an event is about: by what its owner said of the manga of this page, by an id of the manga, or by a title that one
 * manga has and no other.
 */
export const findChapter = async (
  app: App,
  tx: Tx,
  { origin, event }: { origin: Origin; event: PlaybackEvent },
): Promise<Found> => {
  const { chapter } = event;
  if (chapter === undefined) return { outcome: 'no_mapping' };
  const place = placeOf(event);
  const meant = place && (await correctedUnit(app, tx, origin.id, place));
  if (meant) return matched({ ...meant, by: 'correction' });
  const manga = mangaById(app, event);
  if (manga) return matched({ mangaId: manga.id, chapter, by: 'tracker' });
  return byTitle(app, event, chapter);
};
