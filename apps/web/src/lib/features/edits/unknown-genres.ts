import { nearName } from '@tsuzuki/contract/near-name';
import { listAt, parsed } from './json-value.ts';

/** A genre that no title has, and the one that was probably meant. */
export interface UnknownGenre {
  readonly name: string;
  readonly near: string | null;
}

interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const namesIn = (json: string | null): string[] =>
  listAt({ names: json === null ? [] : parsed(json) }, 'names').map(String);

/** The genres that a change adds and the catalogue does not have; none while its genres are not known. */
export function unknownGenres(
  { field, before, after }: Change,
  known: readonly string[],
): UnknownGenre[] {
  if (field !== 'genres' || known.length === 0) return [];
  const there = new Set([...known, ...namesIn(before)]);
  return namesIn(after)
    .filter((name) => !there.has(name))
    .map((name) => ({ name, near: nearName(name, known) ?? null }));
}
