import { isSharedKey } from './show-keys.ts';

/** What an owner said that a show is. */
export interface KnownShow {
  id: string;
  userId: string;
  tokenId: string;
  keys: readonly string[];
  /** What the server called it. */
  title: string;
  animeId: string;
  /** The season of the server that begins with the anime. */
  season: number;
  /** Whether an editor said so. */
  isDecisive: boolean;
}

/** The show of an event, as its names are compared. */
export interface AskedShow {
  tokenId: string;
  /** All its names. */
  keys: readonly string[];
  /** Whether a title names the same show: it is the one that was told, or one of the anime's. */
  isTitle: (known: KnownShow) => boolean;
}

/** A word that is about the show of an event. */
export interface FoundWord extends KnownShow {
  /** Whether the titles are all that is the same: it may be another show of the server, as a series with actors is, or the same one added anew. */
  isByTitle: boolean;
}

const KIND = /^(?:guid:)?[^:]*/u;

const keysOfKind = (keys: readonly string[], like: string): string[] => {
  const [kind] = KIND.exec(like) ?? [];
  return keys.filter((key) => KIND.exec(key)?.[0] === kind);
};

/** Whether two shows have names of a kind that are not the same. */
const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => {
    const same = keysOfKind(other, key);
    return same.length > 0 && !same.includes(key);
  });

const isOwnKey = (key: string): boolean => key.startsWith('show:');

/**
 * What the owner said of the show of an event; the latest counts. Names of one server are given to other shows in time, so with them the title
 * counts, too. The title alone names no show that other servers call otherwise.
 */
export const ownWord = (
  known: readonly KnownShow[],
  { tokenId, keys, isTitle }: AskedShow,
): FoundWord | null => {
  const shared = keys.filter(isSharedKey);
  const same = known.find((one) => one.keys.some((key) => shared.includes(key)));
  if (same) return { ...same, isByTitle: false };
  const here = known.filter((one) => one.tokenId === tokenId && isTitle(one));
  const own = keys.filter(isOwnKey);
  const named = here.find((one) => one.keys.some((key) => own.includes(key)));
  if (named) return { ...named, isByTitle: false };
  const titled = here.find((one) => !differ(shared, one.keys));
  return titled ? { ...titled, isByTitle: differ(own, titled.keys) } : null;
};

/** How many owners must agree until what they say counts for all. */
const MOST_DOUBTED = 2;

/**
 * What others said of a show, if it may be believed: an editor, or two owners who agree and whom no other two contradict. The title must be one
 * of the anime's in any case.
 */
export const sharedWord = (
  known: readonly KnownShow[],
  { isTitle }: Pick<AskedShow, 'isTitle'>,
): KnownShow | null => {
  const fitting = known.filter(isTitle);
  const decisive = fitting.find(({ isDecisive }) => isDecisive);
  if (decisive) return decisive;
  const groups = [
    ...Map.groupBy(fitting, ({ animeId, season }) => `${animeId} ${season}`).values(),
  ];
  const agreed = groups.filter(
    (group) => new Set(group.map(({ userId }) => userId)).size >= MOST_DOUBTED,
  );
  return agreed.length === 1 ? (agreed[0]?.[0] ?? null) : null;
};
