import type { App } from '#platform/app.ts';
import { outageOf } from '#platform/outage.ts';
import type { Anime } from './anime.ts';
import { RELATION_KINDS, type RelationKind } from './details.ts';
import type { Manga } from './manga.ts';
import { visibleTo } from './policy.ts';
import type { Reader } from './queries.ts';
import { adaptations } from './read-model/adaptations.ts';
import { type PlacedWork, workWithId } from './read-model/work-with-id.ts';
import { workNamed } from './read-model/work-named.ts';
import { type StoredRelation, storedRelations } from './stored-relations.ts';
import { inverseOf, kindOfRelated } from './rules/relation.ts';

/** How another work belongs to one: with ADAPTATION it was made from that one, with SOURCE that one was made from it. */
export interface Relation {
  relationType: RelationKind;
  anime: Anime | null;
  manga: Manga | null;
  /** What says so. */
  source: string;
}

/** Another work, before it is known whether the reader may see it. */
interface Found {
  other: PlacedWork;
  kind: RelationKind | null;
  source: string;
}

const foundAs = (other: PlacedWork | null, { kind, source }: Omit<Found, 'other'>): Found[] =>
  other ? [{ other, kind, source }] : [];

const foundBy = (app: App, { isStated, kind, source, ...row }: StoredRelation): Found[] => {
  if (!isStated) {
    return foundAs(workWithId(app, row.statedBy), { kind: kind && inverseOf(kind), source });
  }
  return foundAs(workNamed(app, row), { kind, source });
};

/** What titles tell: a link may be here before, or after, the work it names. */
const adaptationsOf = (app: App, id: string): Found[] => {
  const links = app.get(adaptations);
  return [
    ...links
      .ofAnime(id)
      .flatMap(({ mangaId, source }) =>
        foundAs(workWithId(app, mangaId), { kind: 'SOURCE', source }),
      ),
    ...links
      .ofManga(id)
      .flatMap(({ animeId, source }) =>
        foundAs(workWithId(app, animeId), { kind: 'ADAPTATION', source }),
      ),
  ];
};

/** Of several that name the same work, one that says how it belongs. */
const byWork = (found: readonly Found[]): Found[] => {
  const known = new Map<string, Found>();
  for (const one of found) {
    const before = known.get(one.other.work.id);
    if (!before || (before.kind === null && one.kind !== null)) known.set(one.other.work.id, one);
  }
  return [...known.values()];
};

const relationOf = (of: PlacedWork, { kind, source, other }: Found): Relation => ({
  relationType:
    kind ??
    kindOfRelated({ ...of.work, medium: of.medium }, { ...other.work, medium: other.medium }),
  anime: other.medium === 'ANIME' ? other.work : null,
  manga: other.medium === 'MANGA' ? other.work : null,
  source,
});

/** While the database is away, relations are those that titles tell: works are shown from memory then. */
const noneWhileAway = (error: unknown): StoredRelation[] => {
  if (outageOf(error) === undefined) throw error;
  return [];
};

const kindRank = ({ relationType }: Relation): number => RELATION_KINDS.indexOf(relationType);

/** Later than any date, for works without one. */
const NO_DATE = '9';
const dateOf = ({ anime, manga }: Relation): string => (anime ?? manga)?.startOn ?? NO_DATE;

/**
 * The works that belong to some works, as far as the reader may see them: those that sources name beside them, in either direction, and those whose
 * titles tell. Sources and sequels come first, of equals the older ones.
 */
export const relationsOf = async (
  app: App,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, Relation[]>> => {
  const isVisible = visibleTo(reader);
  const works = ids.flatMap((id) => workWithId(app, id) ?? []);
  const rows = await storedRelations(app.db, works).catch(noneWhileAway);
  const byId = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    works.map((placed) => {
      const { id } = placed.work;
      const stored = (byId.get(id) ?? []).flatMap((row) => foundBy(app, row));
      const relations = byWork([...stored, ...adaptationsOf(app, id)])
        .filter(({ other: { work } }) => work.id !== id && isVisible(work))
        .map((found) => relationOf(placed, found))
        .toSorted((a, b) => kindRank(a) - kindRank(b) || (dateOf(a) < dateOf(b) ? -1 : 1));
      return [id, relations];
    }),
  );
};
