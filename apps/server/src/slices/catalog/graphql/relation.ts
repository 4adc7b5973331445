import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { relationsOf, type Relation, type RelationType } from '../relation.ts';
import { AnimeRef } from './anime.ts';
import { MangaRef } from './manga.ts';

const RelationTypeEnum = builder.enumType('RelationType', {
  description: 'How another work relates to the one it is shown on.',
  values: valuesOf<RelationType>({
    ADAPTATION: 'The other work was made from this one.',
    SOURCE: 'This work was made from the other one.',
  }),
});

const RelationRef = builder.objectRef<Relation>('Relation').implement({
  // Which relations are shown depends on the other work: an answer with them is stale when any changes.
  extensions: { tier: 'public', isEntity: true },
  description: 'How another work belongs to this one.',
  fields: (t) => ({
    relationType: t.expose('relationType', {
      type: RelationTypeEnum,
      nullable: false,
      description: 'How the other work relates to this one.',
    }),
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
