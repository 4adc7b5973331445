import type { App } from '#platform/app.ts';
import { type Anime, catalogue, goesOnWith, seasonedTitle } from '#slices/catalog/index.ts';
import { showTitleOf } from './rules/show-title.ts';

/** The most entries looked at; franchises have some dozens. */
const MOST_FOUND = 40;

/** Without the years that tell works of one name apart. */
export const mainTitles = ({ titleNative, titleRomaji, titleEnglish }: Anime): string[] =>
  [titleNative, titleRomaji, titleEnglish]
    .filter((title) => title !== null)
    .map((title) => showTitleOf(title).text);

/** The folded titles of a show, without the notation of its own season. */
export const basesOf = (anime: Anime): string[] => [
  ...new Set(mainTitles(anime).map((title) => seasonedTitle(title).base)),
];

/** What those titles of an entry say that go on with one of a show's. */
export const toldOf = (bases: readonly string[], anime: Anime) =>
  mainTitles(anime)
    .map(seasonedTitle)
    .filter(({ base }) => bases.some((of) => goesOnWith(of, base)));

/** Works that the search finds for the title of a show. */
export const foundFor = (
  app: App,
  root: Anime,
  isKind: (anime: Anime) => boolean,
): readonly Anime[] =>
  app.get(catalogue).search(showTitleOf(root.titleNative).text, MOST_FOUND, isKind);
