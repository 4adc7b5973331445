import { builder } from '#platform/graphql/builder.ts';
import { RELATION_TYPES, relationsOf, type Relation } from '../relation.ts';
import { AnimeRef } from './anime.ts';
import { MangaRef } from './manga.ts';

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
