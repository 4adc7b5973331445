import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RelationKind } from '../details.ts';
import type { Relation } from '../relation.ts';
import { AnimeRef } from './anime.ts';
import { MangaRef } from './manga.ts';
import { readRelations } from './readers.ts';
import { WorkRef } from './work-interface.ts';

const RelationTypeEnum = builder.enumType('RelationType', {
  description: 'How the other work relates to this one.',
  values: valuesOf<RelationKind>({
    SOURCE: 'This work is an adaptation of the other one.',
    ADAPTATION: 'The other work is an adaptation of this one.',
    PREQUEL: 'The other work tells what came before.',
    SEQUEL: 'The other work tells what comes next.',
    PARENT: 'This work stands beside the story of the other one.',
    SIDE_STORY: 'The other work stands beside the story of this one.',
    SPIN_OFF: 'The other work tells of characters of this one in a story of its own.',
    SUMMARY: 'The other work tells this one in short.',
    ALTERNATIVE: 'The other work tells the same story in another way.',
    CHARACTER: 'The same characters appear in both.',
    OTHER: 'They belong together in another way, or no source says how.',
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
        'The source. `title-match` means that the native titles are the same and the manga came first. If a source only says that works belong together, titles, formats and dates tell how.',
    }),
  }),
});

builder.interfaceField(WorkRef, 'relations', (t) =>
  t.field({
    type: [RelationRef],
    nullable: false,
    description:
      'Works that belong to it, by kind in the order of `RelationType`: first what it was made from and what was made from it, then prequels and sequels, and others last. Of one kind the oldest comes first.',
    resolve: (work, _args, context) => readRelations(context, work),
  }),
);
