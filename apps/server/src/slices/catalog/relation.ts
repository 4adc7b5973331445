import type { App } from '#platform/app.ts';
import type { Anime } from './anime.ts';
import { RELATION_KINDS, type RelationKind } from './details.ts';
import type { Manga } from './manga.ts';
import { MEDIA, type Media } from './media.ts';
import { visibleTo } from './policy.ts';
import type { Reader } from './queries.ts';
import { adaptations } from './read-model/adaptations.ts';
import { shelfOf } from './read-model/shelf-of.ts';
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

type Work = Anime | Manga;

interface Placed {
  medium: Media;
  work: Work;
}

/** A relation of a work to another one, before it is known whether the reader may see it. */
interface Found extends Placed {
  kind: RelationKind | null;
  source: string;
}

const workWithId = (app: App, id: string): Placed | null => {
  for (const medium of MEDIA) {
    const work = shelfOf(app, medium).get(id);
    if (work) return { medium, work };
  }
  return null;
};

const foundBy = (app: App, { isStated, kind, source, ...row }: StoredRelation): Found[] => {
  if (!isStated) {
    const other = workWithId(app, row.statedBy);
    return other ? [{ ...other, kind: kind && inverseOf(kind), source }] : [];
  }
  const work = shelfOf(app, row.medium).byExternalId(row.site, row.id)[0];
  return work ? [{ medium: row.medium, work, kind, source }] : [];
};

/** What titles tell: a link may be here before, or after, the work it names. */
const adaptationsOf = (app: App, id: string): Found[] => {
  const links = app.get(adaptations);
  const sources = links.ofAnime(id).flatMap(({ mangaId, source }): Found[] => {
    const work = shelfOf(app, 'MANGA').get(mangaId);
    return work ? [{ medium: 'MANGA', work, kind: 'SOURCE', source }] : [];
  });
  const made = links.ofManga(id).flatMap(({ animeId, source }): Found[] => {
    const work = shelfOf(app, 'ANIME').get(animeId);
    return work ? [{ medium: 'ANIME', work, kind: 'ADAPTATION', source }] : [];
  });
  return [...sources, ...made];
};

/** Of several that name the same work, one that says how it belongs. */
const byWork = (found: readonly Found[]): Found[] => {
  const known = new Map<string, Found>();
  for (const one of found) {
    const before = known.get(one.work.id);
    if (!before || (before.kind === null && one.kind !== null)) known.set(one.work.id, one);
  }
  return [...known.values()];
};

const kindRank = ({ relationType }: Relation): number => RELATION_KINDS.indexOf(relationType);
const dateOf = ({ anime, manga }: Relation): string => (anime ?? manga)?.startOn ?? '9';

const relationOf = (of: Placed, { kind, source, ...other }: Found): Relation => ({
  relationType:
    kind ??
    kindOfRelated({ ...of.work, medium: of.medium }, { ...other.work, medium: other.medium }),
  anime: other.medium === 'ANIME' ? (other.work as Anime) : null,
  manga: other.medium === 'MANGA' ? (other.work as Manga) : null,
  source,
});

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
  const rows = await storedRelations(app.db, works);
  const byId = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    works.map((placed) => {
      const { id } = placed.work;
      const stored = (byId.get(id) ?? []).flatMap((row) => foundBy(app, row));
      const relations = byWork([...stored, ...adaptationsOf(app, id)])
        .filter(({ work }) => work.id !== id && isVisible(work))
        .map((found) => relationOf(placed, found))
        .toSorted((a, b) => kindRank(a) - kindRank(b) || (dateOf(a) < dateOf(b) ? -1 : 1));
      return [id, relations];
    }),
  );
};
