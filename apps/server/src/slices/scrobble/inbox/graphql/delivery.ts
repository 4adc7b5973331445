import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { aspectId } from '#platform/ids.ts';
import { AnimeRef, catalogue } from '#slices/catalog/index.ts';
import { MappingKindEnum, MappingLevelEnum } from '#slices/mapping/index.ts';
import type { DeliveryMatch, DeliveryOutcome } from '../../pipeline/outcome.ts';
import type { Delivery } from '../queries.ts';

/** How long deliveries are kept. */
const KEPT_MS = 7 * 24 * 3_600_000;

export const DeliveryOutcomeEnum = builder.enumType('DeliveryOutcome', {
  description:
    'What became of a delivery. The guide "Media servers" says of each what to do about it.',
  values: valuesOf<DeliveryOutcome>({
    recorded: 'It is recorded on the list.',
    duplicate: 'The same play was recorded shortly before.',
    partial: 'Only a part of an episode was played; the last part is recorded.',
    open_session: 'Playback has begun; what follows decides.',
    below_threshold: 'Playback stopped too early to count as watched.',
    ignored_event: 'The event says nothing about watching.',
    ignored_library: 'The owner left this library out.',
    ignored_show: 'The owner marked the show as not anime.',
    learned_show: 'It told the ids of a show, which match later episodes.',
    not_on_list: 'Only works on the list count for this server, and this one is not.',
    to_be_asked: 'It waits for the owner to say whether to record it.',
    declined: 'The owner said not to record it.',
    undone: 'The owner took back what it recorded.',
    other_user: 'Another user of the server watched.',
    unreadable: 'The payload could not be read.',
    failed: 'It could not be processed, because of a fault here.',
    no_external_id: 'It has no id of TMDB or TVDB.',
    no_mapping: 'No rule of the mapping knows its ids.',
    ambiguous: 'Rules of the mapping contradict each other.',
    out_of_range: 'Its number lies past the last known episode.',
  }),
});

const MatchReasonEnum = builder.enumType('DeliveryMatchReason', {
  description: 'What decided which episode was played.',
  values: valuesOf<'mapping' | 'tracker' | 'correction' | 'owner'>({
    mapping: 'A rule of the mapping.',
    tracker: 'An id of AniDB or MyAnimeList in the payload.',
    correction: 'A correction its owner made for this show.',
    owner: 'Its owner, for this delivery alone.',
  }),
});

type UsedRule = NonNullable<DeliveryMatch['rule']>;

const UsedRuleRef = builder.objectRef<UsedRule>('DeliveryRule').implement({
  extensions: { tier: 'public' },
  description: 'The rule of the mapping that was used, as it was then.',
  fields: (t) => ({
    ruleId: t.exposeID('id', {
      nullable: false,
      description: '`MappingRule.id` of the rule, which may have changed since.',
    }),
    id: t.id({
      nullable: false,
      description: 'Id of the rule as it was used.',
      deprecationReason: 'Select `ruleId`. Deprecated since 2026-11-23.',
      resolve: ({ id }) => aspectId(id, 'used'),
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
    externalId: t.exposeInt('externalId', {
      nullable: false,
      description: 'Id of the show or film at that database.',
    }),
    season: t.exposeInt('season', {
      description:
        'Season there; null for films, 0 for specials, -1 where the numbers run through the whole show.',
    }),
    from: t.exposeInt('from', {
      nullable: false,
      description: 'First external episode the rule covers.',
    }),
    to: t.exposeInt('to', {
      description: 'Last external episode the rule covers; null while the end is not known.',
    }),
    source: t.exposeString('source', {
      nullable: false,
      description:
        'Name of the mapping file the rule comes from; "local" for rules of this instance.',
    }),
  }),
});

const MatchRef = builder.objectRef<DeliveryMatch>('DeliveryMatch').implement({
  extensions: { tier: 'public' },
  description: 'An episode a delivery stands for.',
  fields: (t) => ({
    anime: t.field({
      type: AnimeRef,
      description: 'The anime that was played; null where the catalogue has it no longer.',
      resolve: ({ animeId }, _args, { app }) => app.get(catalogue).anime(animeId),
    }),
    episode: t.exposeInt('episode', {
      nullable: false,
      description: 'Number of the episode within that anime, from 1.',
    }),
    reason: t.field({
      type: MatchReasonEnum,
      nullable: false,
      description: 'What decided which episode it was.',
      resolve: ({ by = 'mapping' }) => by,
    }),
    rule: t.field({
      type: UsedRuleRef,
      description: 'The rule that decided; null where none did.',
      resolve: ({ rule }) => rule,
    }),
  }),
});

export const DeliveryRef = builder.objectRef<Delivery>('Delivery').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'One event a media server or a player told, and what became of it. Kept for seven days.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the delivery: digits, not a UUID.',
    }),
    receivedAt: t.expose('receivedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it arrived.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: false,
      description: 'When it is forgotten; a question is open until then.',
      resolve: ({ receivedAt }) => new Date(receivedAt.getTime() + KEPT_MS),
    }),
    outcome: t.expose('outcome', {
      type: DeliveryOutcomeEnum,
      nullable: false,
      description: 'What became of it.',
    }),
    event: t.string({
      description: 'In the words of the server; null where it could not be read.',
      resolve: ({ summary }) => summary?.event,
    }),
    title: t.string({
      description:
        'Title of the episode or film, as the server calls it; null where it does not say.',
      resolve: ({ summary }) => summary?.title,
    }),
    showTitle: t.string({
      description:
        'Title of the show, as the server calls it; null for films and where it does not say.',
      resolve: ({ summary }) => summary?.showTitle,
    }),
    season: t.int({
      description: 'Number of the season at the server; null where it does not say.',
      resolve: ({ summary }) => summary?.season,
    }),
    episode: t.int({
      description: 'Number of the episode at the server; null where it does not say.',
      resolve: ({ summary }) => summary?.episode,
    }),
    serverUser: t.string({
      description: 'Who watched, as the server names them.',
      resolve: ({ summary }) => summary?.serverUser,
    }),
    progress: t.float({
      description: 'How far it was played, 0 to 1; null where the server does not say.',
      resolve: ({ summary }) => summary?.ratio,
    }),
    matches: t.field({
      type: [MatchRef],
      nullable: false,
      description: 'One but for files of several episodes.',
      extensions: { listSize: 2 },
      resolve: ({ summary }) => summary?.matches ?? [],
    }),
    isWatched: t.boolean({
      nullable: false,
      description: 'Whether it counted as watched: only such can be corrected.',
      resolve: ({ summary }) => summary?.isWatched ?? false,
    }),
    batchId: t.exposeID('batchId', { description: 'What `undo` takes back.' }),
    payload: t.exposeString('payload', {
      description: 'As it came, without what is private; null where it was not kept.',
    }),
  }),
});
