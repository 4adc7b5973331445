import type { Anime } from './anime.ts';

type Sight = (anime: Pick<Anime, 'isAdult'>) => boolean;

const all: Sight = () => true;
const general: Sight = ({ isAdult }) => !isAdult;

/** Whether somebody may see an anime: adult titles are never shown to anonymous callers, on any path. */
export const visibleTo = ({ canSeeAdult }: { canSeeAdult: boolean }): Sight =>
  canSeeAdult ? all : general;
