type Sight = (work: { isAdult: boolean }) => boolean;

const all: Sight = () => true;
const general: Sight = ({ isAdult }) => !isAdult;

/**
 * Whether somebody may see a work: adult titles are never shown to anonymous callers, on any path.
 * One function stands for each kind of caller: rankings are remembered by it.
 */
export const visibleTo = ({ canSeeAdult }: { canSeeAdult: boolean }): Sight =>
  canSeeAdult ? all : general;

/** Whether a role changes the database for everybody. */
export const mayEditCatalogue = (role: 'user' | 'editor' | 'moderator' | 'admin'): boolean =>
  role !== 'user';
