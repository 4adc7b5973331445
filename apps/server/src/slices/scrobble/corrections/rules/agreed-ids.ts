import type { MappingKind } from '#slices/mapping/index.ts';

/** An id of a show that servers have reported. */
export interface ToldId {
  kind: MappingKind;
  id: number;
  /** The owners of these servers. */
  userIds: readonly string[];
}

/** How many owners must agree until what their servers report counts for all. */
const MOST_DOUBTED = 2;

/** The only one of some ids of a kind; none if there are several. */
const onlyOf = (told: readonly ToldId[]): ToldId[] => (told.length === 1 ? [...told] : []);

/** The ids that may be believed, one of a kind at most: what editors report, otherwise what two owners do and no other two contradict. */
export const agreedIds = (told: readonly ToldId[], editors: ReadonlySet<string>): ToldId[] =>
  [...Map.groupBy(told, ({ kind }) => kind).values()].flatMap((ofKind) => {
    const byEditors = ofKind.filter(({ userIds }) => userIds.some((id) => editors.has(id)));
    if (byEditors.length > 0) return onlyOf(byEditors);
    return onlyOf(ofKind.filter(({ userIds }) => new Set(userIds).size >= MOST_DOUBTED));
  });
