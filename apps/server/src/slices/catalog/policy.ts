/** Whether a kind of reader may see a work. */
export type Sight = (work: { isAdult: boolean; isHidden: boolean }) => boolean;

const all: Sight = ({ isHidden }) => !isHidden;
const general: Sight = ({ isAdult, isHidden }) => !isAdult && !isHidden;

/**
 * Whether somebody may see a work: adult titles are never shown to anonymous callers, on any path, and hidden ones to nobody but on lists.
 * One function stands for each kind of caller: rankings are remembered by it.
 */
export const visibleTo = ({ canSeeAdult }: { canSeeAdult: boolean }): Sight =>
  canSeeAdult ? all : general;

/** Whether a role changes the database for everybody. */
export const mayEditCatalogue = (role: 'user' | 'editor' | 'moderator' | 'admin'): boolean =>
  role !== 'user';
