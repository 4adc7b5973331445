import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Anime } from '../anime.ts';
import type { Manga } from '../manga.ts';
import { visibleTo } from '../policy.ts';
import { adaptations } from '../read-model/adaptations.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import { AnimeRef } from './anime.ts';
import { MangaRef } from './manga.ts';

/** AniList's words; others join them as sources tell of them. */
const RELATION_TYPES = ['ADAPTATION', 'SOURCE'] as const;

interface Relation {
  relationType: (typeof RELATION_TYPES)[number];
  node: Anime | Manga;
  source: string;
}

const RelationTypeEnum = builder.enumType('RelationType', {
  description:
    'ADAPTATION: the other work was made from this one. SOURCE: this one was made from it.',
  values: RELATION_TYPES,
});

const MediaRef = builder.unionType('Media', {
  description: 'A work of the catalogue.',
  types: [AnimeRef, MangaRef],
  resolveType: (work) => ('episodeCount' in work ? AnimeRef : MangaRef),
});

const RelationRef = builder.objectRef<Relation>('Relation').implement({
  // Which relations are shown depends on the other work: an answer with them is stale when any changes.
  extensions: { tier: 'public', isEntity: true },
  description: 'How another work belongs to this one.',
  fields: (t) => ({
    relationType: t.expose('relationType', { type: RelationTypeEnum, nullable: false }),
    node: t.expose('node', { type: MediaRef, nullable: false }),
    source: t.exposeString('source', {
      nullable: false,
      description:
        'What says so; `title-match`: the native titles are the same and the manga came first.',
    }),
  }),
});

/** The works this one was made from, and those made from it. */
const relationsOf = (app: App, { id }: { id: string }): Relation[] => {
  const links = app.get(adaptations);
  const sources = links.ofAnime(id).map(({ mangaId, source }) => ({
    relationType: 'SOURCE' as const,
    node: app.get(mangaCatalogue).get(mangaId),
    source,
  }));
  const made = links.ofManga(id).map(({ animeId, source }) => ({
    relationType: 'ADAPTATION' as const,
    node: app.get(catalogue).anime(animeId),
    source,
  }));
  // A link may be here before, or after, the work it names.
  return [...sources, ...made].flatMap(({ node, ...rest }) => (node ? [{ ...rest, node }] : []));
};

for (const ref of [AnimeRef, MangaRef]) {
  builder.objectField(ref, 'relations', (t) =>
    t.field({
      type: [RelationRef],
      nullable: false,
      description: 'The works this one was made from, and those made from it.',
      resolve: (work, _args, { app, caller }) =>
        relationsOf(app, work).filter(({ node }) => visibleTo(caller)(node)),
    }),
  );
}
