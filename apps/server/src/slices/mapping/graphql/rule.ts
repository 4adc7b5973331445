import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { addNodesInMemory, NodeRef } from '#platform/graphql/node.ts';
import { type Anime, AnimeRef, catalogue, visibleTo } from '#slices/catalog/index.ts';
import type { MappingKind, MappingLevel, MappingRule } from '../model.ts';
import { ruleIdOf } from '../rule-id.ts';
import { mapping } from '../read-model/mapping.ts';

export const MappingKindEnum = builder.enumType('MappingKind', {
  description: 'The databases whose ids media servers use.',
  values: valuesOf<MappingKind>({
    tmdb: 'The Movie Database, themoviedb.org.',
    tvdb: 'TheTVDB, thetvdb.com.',
  }),
});

/** What an id can name. An episode has no rules of its own, only its season has. */
export type Level = MappingLevel | 'episode';

export const MappingLevelEnum = builder.enumType('MappingLevel', {
  description: 'What an id names. The same number may be a film, a show and an episode.',
  values: valuesOf<Level>({
    movie: 'A film.',
    show: 'A show. Season and number name its episodes.',
    episode: 'One episode of a show.',
  }),
});

const shownAnimeOf = ({ animeId }: MappingRule, { app, caller }: RequestContext): Anime | null => {
  const anime = app.get(catalogue).get(animeId);
  return anime && visibleTo(caller)(anime) ? anime : null;
};

export const MappingRuleRef = builder.objectRef<MappingRule>('MappingRule').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'A rule: external episodes `from` to `to` of a season are the episodes of an anime from `animeFrom` on.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description:
        'Id of the rule, computed from its content, so it is the same after every import.',
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
        'Season in that database; null for films, 0 for specials, -1 if numbers run through the whole show.',
    }),
    from: t.exposeInt('from', {
      nullable: false,
      description: 'First external episode the rule covers.',
    }),
    to: t.exposeInt('to', { description: 'The last external episode; null if not known.' }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime; null if the caller may not see it.',
      resolve: (rule, _args, context) => shownAnimeOf(rule, context),
    }),
    animeFrom: t.exposeInt('animeFrom', {
      nullable: false,
      description: 'Episode of the anime that `from` stands for.',
    }),
    parts: t.exposeInt('parts', {
      nullable: false,
      description:
        '2: two external episodes are one of the anime; -2: one external episode contains two of them.',
    }),
    isPartial: t.exposeBoolean('partial', {
      nullable: false,
      description: 'Whether it is not the last part of its episode, so that it is not recorded.',
    }),
    isSpecial: t.exposeBoolean('special', {
      nullable: false,
      description: 'Whether it is an extra of the anime, which is never recorded.',
    }),
    ofSeason: t.exposeInt('ofSeason', {
      description:
        'If numbers run through the whole show: the season under which libraries file them.',
    }),
    priority: t.exposeInt('priority', {
      nullable: false,
      description:
        'Which rule counts: 9 editors of this instance, 3 curated, 2 ranges, 1 defaults, 0 computed.',
    }),
    source: t.exposeString('source', {
      nullable: false,
      description:
        'Name of the mapping file the rule comes from; "local" for rules of this instance.',
    }),
    version: t.string({
      description: 'The version of its source.',
      resolve: ({ version }) => version ?? null,
    }),
  }),
});

addNodesInMemory('MappingRule', (context, id) => {
  const rule = context.app.get(mapping).rule(id);
  return rule && shownAnimeOf(rule, context) ? rule : null;
});
