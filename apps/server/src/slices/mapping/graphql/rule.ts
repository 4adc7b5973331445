import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { addNodesInMemory, NodeRef } from '#platform/graphql/node.ts';
import { type Anime, AnimeRef, catalogue, visibleTo } from '#slices/catalog/index.ts';
import type { MappingKind, MappingLevel, MappingRule } from '../model.ts';
import { ruleIdOf } from '../rule-id.ts';
import { mapping } from '../read-model/mapping.ts';

export const MappingKindEnum = builder.enumType('MappingKind', {
  description: 'The databases media servers name things by.',
  values: valuesOf<MappingKind>({
    tmdb: 'The Movie Database, themoviedb.org.',
    tvdb: 'TheTVDB, thetvdb.com.',
  }),
});

/** What an id may be of. Of an episode there are no rules: it lies in a season of a show. */
export type Level = MappingLevel | 'episode';

export const MappingLevelEnum = builder.enumType('MappingLevel', {
  description: 'What an id is of: a number may be a film, a show and an episode at once.',
  values: valuesOf<Level>({
    movie: 'A film.',
    show: 'A show: its episodes are named by season and number.',
    episode: 'One episode of a show.',
  }),
});

const shownAnimeOf = ({ animeId }: MappingRule, { app, caller }: RequestContext): Anime | null => {
  const anime = app.get(catalogue).anime(animeId);
  return anime && visibleTo(caller)(anime) ? anime : null;
};

export const MappingRuleRef = builder.objectRef<MappingRule>('MappingRule').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'External episodes `from` to `to` of a season are the episodes of an anime from `animeFrom` on.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'Made from what the rule says: the same after every import of it.',
      resolve: ruleIdOf,
    }),
    kind: t.expose('kind', {
      type: MappingKindEnum,
      nullable: false,
      description: 'The database the external id belongs to.',
    }),
    level: t.expose('level', {
      type: MappingLevelEnum,
      nullable: false,
      description: 'What the external id names: a show or a film.',
    }),
    externalId: t.exposeInt('id', {
      nullable: false,
      description: 'Id of the show or film at that database.',
    }),
    season: t.exposeInt('season', {
      description:
        'Null for films; 0 for specials; -1 where the numbers run through the whole show.',
    }),
    from: t.exposeInt('from', {
      nullable: false,
      description: 'First external episode the rule covers.',
    }),
    to: t.exposeInt('to', { description: 'Null while the end is not known.' }),
    anime: t.field({
      type: AnimeRef,
      description: 'Null where the caller may not see it.',
      resolve: (rule, _args, context) => shownAnimeOf(rule, context),
    }),
    animeFrom: t.exposeInt('animeFrom', {
      nullable: false,
      description: 'Episode of the anime that `from` stands for.',
    }),
    parts: t.exposeInt('parts', {
      nullable: false,
      description:
        '2: two external episodes make one of the anime; -2: one external episode holds two of them.',
    }),
    isPartial: t.exposeBoolean('partial', {
      nullable: false,
      description: 'Not the last part of its episode: nothing is recorded.',
    }),
    isSpecial: t.exposeBoolean('special', {
      nullable: false,
      description: 'One of the extras of the entry: never recorded.',
    }),
    ofSeason: t.exposeInt('ofSeason', {
      description: 'For numbers that run through the show: the season libraries file them under.',
    }),
    priority: t.exposeInt('priority', {
      nullable: false,
      description: '9 editors of this instance, 3 curated, 2 ranges, 1 defaults, 0 computed.',
    }),
    source: t.exposeString('source', {
      nullable: false,
      description:
        'Name of the mapping file the rule comes from; "local" for rules of this instance.',
    }),
    version: t.string({
      description: 'Which version of its source said so.',
      resolve: ({ version }) => version ?? null,
    }),
  }),
});

addNodesInMemory('MappingRule', (context, id) => {
  const rule = context.app.get(mapping).rule(id);
  return rule && shownAnimeOf(rule, context) ? rule : null;
});
