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
  /** Names that are the same on every server. */
  shared: readonly string[];
  /** Whether a title names the same show: it is the one that was told, or one of the anime's. */
  isTitle: (known: KnownShow) => boolean;
}

/**
 * What the owner said of the show of an event; the latest counts. Names of one server are given to other shows in time, so with them the title
 * counts, too.
 */
export const ownWord = (
  known: readonly KnownShow[],
  { tokenId, shared, isTitle }: AskedShow,
): KnownShow | null =>
  known.find((one) => one.keys.some((key) => shared.includes(key))) ??
  known.find((one) => one.tokenId === tokenId && isTitle(one)) ??
  null;

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
