import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { relationsOf, type Relation, type RelationType } from '../relation.ts';
import { AnimeRef } from './anime.ts';
import { MangaRef } from './manga.ts';
import { WorkRef } from './work-interface.ts';

const RelationTypeEnum = builder.enumType('RelationType', {
  description: 'How the other work relates to this one.',
  values: valuesOf<RelationType>({
    ADAPTATION: 'The other work is an adaptation of this one.',
    SOURCE: 'This work is an adaptation of the other one.',
  }),
});

const RelationRef = builder.objectRef<Relation>('Relation').implement({
  // Which relations are shown depends on the other work: an answer with them is stale when any changes.
  extensions: { tier: 'public', isEntity: true },
  description: 'A relation of this work to another one.',
  fields: (t) => ({
    relationType: t.expose('relationType', {
      type: RelationTypeEnum,
      nullable: false,
      description: 'How the other work relates to this one.',
    }),
    anime: t.expose('anime', {
      type: AnimeRef,
      description: 'The other work if it is an anime, else null.',
    }),
    manga: t.expose('manga', {
      type: MangaRef,
      description: 'The other work if it is a manga, else null.',
    }),
    source: t.exposeString('source', {
      nullable: false,
      description:
        'The source. `title-match` means that the native titles are the same and the manga came first.',
    }),
  }),
});

builder.interfaceField(WorkRef, 'relations', (t) =>
  t.field({
    type: [RelationRef],
    nullable: false,
    description: 'Works it was adapted from, and adaptations of it.',
    resolve: (work, _args, { app, caller }) => relationsOf(app, work, caller),
  }),
);
