import type { App } from '#platform/app.ts';
import type { Anime } from './anime.ts';
import type { Manga } from './manga.ts';
import { visibleTo } from './policy.ts';
import { byNewest, type Reader } from './queries.ts';
import { workWithId } from './read-model/work-with-id.ts';
import type { Appearance } from './stored-details.ts';

/** What a character is in one work. */
export interface CharacterInWork {
  character: Appearance;
  anime: Anime | null;
  manga: Manga | null;
}

/** Characters in the works where they appear, as far as the reader may see them, the newest work first. */
export const inWorks = (
  app: App,
  appearances: readonly Appearance[],
  reader: Reader,
): CharacterInWork[] => {
  const isVisible = visibleTo(reader);
  return appearances
    .flatMap((character) => {
      const placed = workWithId(app, character.workId);
      return placed && isVisible(placed.work) ? [{ character, placed }] : [];
    })
    .toSorted((a, b) => byNewest(a.placed.work, b.placed.work))
    .map(({ character, placed: { medium, work } }) => ({
      character,
      anime: medium === 'ANIME' ? work : null,
      manga: medium === 'MANGA' ? work : null,
    }));
};
