import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Anime } from '../anime.ts';
import type { Manga } from '../manga.ts';
import { visibleTo } from '../policy.ts';
import type { Reader } from '../queries.ts';
import { adaptations } from '../read-model/adaptations.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import { AnimeRef } from './anime.ts';
import { MangaRef } from './manga.ts';

/** AniList's words; others join them as sources tell of them. */
const RELATION_TYPES = ['ADAPTATION', 'SOURCE'] as const;

interface Relation {
  relationType: (typeof RELATION_TYPES)[number];
  anime: Anime | null;
  manga: Manga | null;
  source: string;
}

const RelationTypeEnum = builder.enumType('RelationType', {
  description:
    'ADAPTATION: the other work was made from this one. SOURCE: this one was made from it.',
  values: RELATION_TYPES,
});

const RelationRef = builder.objectRef<Relation>('Relation').implement({
  // Which relations are shown depends on the other work: an answer with them is stale when any changes.
  extensions: { tier: 'public', isEntity: true },
  description: 'How another work belongs to this one.',
  fields: (t) => ({
    relationType: t.expose('relationType', { type: RelationTypeEnum, nullable: false }),
    anime: t.expose('anime', {
      type: AnimeRef,
      description: 'The other work, where it is an anime.',
    }),
    manga: t.expose('manga', {
      type: MangaRef,
      description: 'The other work, where it is a manga.',
    }),
    source: t.exposeString('source', {
      nullable: false,
      description:
        'What says so; `title-match`: the native titles are the same and the manga came first.',
    }),
  }),
});

/** The works this one was made from, and those made from it; a link may be here before, or after, the work it names. */
const relationsOf = (app: App, { id }: { id: string }, reader: Reader): Relation[] => {
  const links = app.get(adaptations);
  const isVisible = visibleTo(reader);
  const sources = links.ofAnime(id).flatMap(({ mangaId, source }) => {
    const manga = app.get(mangaCatalogue).get(mangaId);
    if (!manga || !isVisible(manga)) return [];
    return [{ relationType: 'SOURCE' as const, anime: null, manga, source }];
  });
  const made = links.ofManga(id).flatMap(({ animeId, source }) => {
    const anime = app.get(catalogue).anime(animeId);
    if (!anime || !isVisible(anime)) return [];
    return [{ relationType: 'ADAPTATION' as const, anime, manga: null, source }];
  });
  return [...sources, ...made];
};

for (const ref of [AnimeRef, MangaRef]) {
  builder.objectField(ref, 'relations', (t) =>
    t.field({
      type: [RelationRef],
      nullable: false,
      description: 'The works this one was made from, and those made from it.',
      resolve: (work, _args, { app, caller }) => relationsOf(app, work, caller),
    }),
  );
}
