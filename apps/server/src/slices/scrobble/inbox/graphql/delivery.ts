import { DAY_MS } from '#platform/durations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { aspectId } from '#platform/ids.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue } from '#slices/catalog/index.ts';
import { MappingKindEnum, MappingLevelEnum } from '#slices/mapping/index.ts';
import type { DeliveryMatch, DeliveryOutcome } from '../../pipeline/outcome.ts';
import { ServerKindEnum } from '../../tokens/graphql.ts';
import type { Delivery } from '../queries.ts';

/** How long deliveries are kept. */
const KEPT_MS = 7 * DAY_MS;

export const DeliveryOutcomeEnum = builder.enumType('DeliveryOutcome', {
  description: 'The outcome of a delivery. The guide "Media servers" says what to do about each.',
  values: valuesOf<DeliveryOutcome>({
    recorded: 'It is recorded on the list.',
    duplicate: 'The same play was recorded shortly before.',
    partial: 'It is a part of an episode. Only the last part is recorded.',
    open_session: 'Playback has begun. Later events decide whether it is recorded.',
    below_threshold: 'Playback stopped too early to count as watched.',
    ignored_event: 'The event is not about watching.',
    ignored_library: 'The owner has excluded this library.',
    ignored_show: 'The owner marked the show as not anime, or the manga as none.',
    learned_show: 'It contained the ids of a show, with which later episodes are matched.',
    not_on_list: 'This server records only works on the list, and this one is not.',
    to_be_asked: 'The owner is asked whether to record it.',
    declined: 'The owner chose not to record it.',
    undone: 'The owner has undone it.',
    other_user: 'Another user of the server watched.',
    new_user: 'A second user of the server watched. The owner is asked whose plays count.',
    unreadable: 'The payload could not be read.',
    failed: 'It could not be processed because of a bug of ours.',
    no_external_id: 'It has no id of TMDB or TVDB.',
    no_mapping: 'The mapping has no rule for its ids, or no manga has its title.',
    ambiguous: 'Rules of the mapping contradict each other.',
    out_of_range: 'Its number is higher than the last known episode.',
    suggested: 'Its ids are unknown, and the owner can confirm which anime its show is.',
  }),
});

const MatchReasonEnum = builder.enumType('DeliveryMatchReason', {
  description: 'What decided to which episode a delivery was matched.',
  values: valuesOf<NonNullable<DeliveryMatch['by']>>({
    mapping: 'A rule of the mapping.',
    tracker: 'An id of the work itself: at AniList, MyAnimeList, Kitsu, AniDB or IMDb.',
    correction: 'A correction of the owner for this show.',
    owner: 'The owner, for this delivery only.',
    confirmed: 'The owner confirmed which anime the show is.',
    agreed: 'Other owners agree, or an editor said, which anime the show is.',
    title:
      'The title and the air date or year, because the owner allows it. Of a chapter, a title that no other manga has.',
  }),
});

type UsedRule = NonNullable<DeliveryMatch['rule']>;

const UsedRuleRef = builder.objectRef<UsedRule>('DeliveryRule').implement({
  extensions: { tier: 'public' },
  description: 'The rule of the mapping that was used, as it was at that time.',
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
        'Season in that database; null for films, 0 for specials, -1 if numbers run through the whole show.',
    }),
    from: t.exposeInt('from', {
      nullable: false,
      description: 'First external episode the rule covers.',
    }),
    to: t.exposeInt('to', {
      description: 'Last external episode the rule covers; null if not known.',
    }),
    source: t.exposeString('source', {
      nullable: false,
      description:
        'Name of the mapping file the rule comes from; "local" for rules of this instance.',
    }),
  }),
});

/** The episode or chapter that a delivery was matched to. */
export const MatchRef = builder.objectRef<DeliveryMatch>('DeliveryMatch').implement({
  extensions: { tier: 'public' },
  description: 'The episode or chapter that a delivery was matched to.',
  fields: (t) => ({
    anime: t.field({
      type: AnimeRef,
      description:
        'The anime that was played; null for a chapter, and if the catalogue no longer has it.',
      resolve: (match, _args, { app }) =>
        'animeId' in match ? app.get(catalogue).get(match.animeId) : null,
    }),
    episode: t.int({
      nullable: false,
      description: 'Number of the episode within that anime, from 1; 0 for a chapter.',
      resolve: (match) => ('animeId' in match ? match.episode : 0),
    }),
    manga: t.field({
      type: MangaRef,
      description:
        'The manga that was read; null for an episode, and if the catalogue no longer has it.',
      resolve: (match, _args, { app }) =>
        'mangaId' in match ? app.get(mangaCatalogue).get(match.mangaId) : null,
    }),
    chapter: t.float({
      description: 'Number of the chapter within that manga; null for an episode.',
      resolve: (match) => ('mangaId' in match ? match.chapter : null),
    }),
    reason: t.field({
      type: MatchReasonEnum,
      nullable: false,
      description: 'What decided the match.',
      resolve: ({ by = 'mapping' }) => by,
    }),
    rule: t.field({
      type: UsedRuleRef,
      description: 'The rule that decided the match; null if none did.',
      resolve: ({ rule }) => rule,
    }),
  }),
});

export const DeliveryRef = builder.objectRef<Delivery>('Delivery').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'One event that a media server, a player or the browser extension reported, and its outcome. Kept for seven days.',
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
      description: 'When it is deleted. The owner can answer a question about it until then.',
      resolve: ({ receivedAt }) => new Date(receivedAt.getTime() + KEPT_MS),
    }),
    outcome: t.expose('outcome', {
      type: DeliveryOutcomeEnum,
      nullable: false,
      description: 'What we did with it, or why it was not recorded.',
    }),
    event: t.string({
      description: 'The kind of event, in the words of the server; null if it could not be read.',
      resolve: ({ summary }) => summary?.event,
    }),
    title: t.string({
      description:
        'Title of the episode, film or chapter on the server; null if the server does not send it.',
      resolve: ({ summary }) => summary?.title,
    }),
    showTitle: t.string({
      description:
        'Title of the show or manga on the server; null for films and if the server does not send it.',
      resolve: ({ summary }) => summary?.showTitle,
    }),
    season: t.int({
      description: 'Number of the season on the server; null if the server does not send it.',
      resolve: ({ summary }) => summary?.season,
    }),
    episode: t.int({
      description: 'Number of the episode on the server; null if the server does not send it.',
      resolve: ({ summary }) => summary?.episode,
    }),
    chapter: t.float({
      description: 'Number of the chapter on the page; null for what is no chapter.',
      resolve: ({ summary }) => summary?.chapter,
    }),
    serverUser: t.string({
      description: "Who watched, by the server's name for them.",
      resolve: ({ summary }) => summary?.serverUser,
    }),
    sentAs: t.field({
      type: ServerKindEnum,
      description:
        'The kind of server that sends such payloads, if it is another than the one this webhook URL is for; null otherwise.',
      resolve: ({ summary }) => summary?.sentAs,
    }),
    progress: t.float({
      description: 'How much was played, 0 to 1; null if the server does not send it.',
      resolve: ({ summary }) => summary?.ratio,
    }),
    matches: t.field({
      type: [MatchRef],
      nullable: false,
      description: 'The matched episodes, several if the file has several, or the matched chapter.',
      extensions: { listSize: 2 },
      resolve: ({ summary }) => summary?.matches ?? [],
    }),
    isWatched: t.boolean({
      nullable: false,
      description: 'Whether it counted as watched. Only such deliveries can be corrected.',
      resolve: ({ summary }) => summary?.isWatched ?? false,
    }),
    batchId: t.exposeID('batchId', { description: 'Id for `undo`.' }),
    payload: t.exposeString('payload', {
      description: 'The payload without private data; null if it was not kept.',
    }),
  }),
});
