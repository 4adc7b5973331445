import { builder } from '#platform/graphql/builder.ts';
import { AnimeRef, catalogue, MappingKindEnum, MappingLevelEnum } from '#slices/catalog/index.ts';
import { DELIVERY_OUTCOMES, type DeliveryMatch, type DeliveryOutcome } from '../inbox/settle.ts';
import type { Delivery } from '../queries/delivery.ts';

/** How long deliveries are kept. */
const KEPT_MS = 7 * 24 * 3_600_000;

export const DeliveryOutcomeEnum = builder.enumType('DeliveryOutcome', {
  description:
    'What became of a delivery. The guide "Media servers" says of each what to do about it.',
  values: Object.fromEntries(
    DELIVERY_OUTCOMES.map((outcome) => [outcome.toUpperCase(), { value: outcome }]),
  ) as Record<Uppercase<DeliveryOutcome>, { value: DeliveryOutcome }>,
});

const MatchReasonEnum = builder.enumType('DeliveryMatchReason', {
  description:
    'Who says which episode it was: the mapping, an id of AniDB or MyAnimeList, a correction of this show, or the owner of this delivery alone.',
  values: {
    MAPPING: { value: 'mapping' },
    TRACKER: { value: 'tracker' },
    CORRECTION: { value: 'correction' },
    OWNER: { value: 'owner' },
  } as const,
});

type UsedRule = NonNullable<DeliveryMatch['rule']>;

const UsedRuleRef = builder.objectRef<UsedRule>('DeliveryRule').implement({
  extensions: { tier: 'public' },
  description: 'The rule of the mapping that was used, as it was then.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: '`MappingRule.id`.' }),
    kind: t.expose('kind', { type: MappingKindEnum, nullable: false }),
    level: t.expose('level', { type: MappingLevelEnum, nullable: false }),
    externalId: t.exposeInt('externalId', { nullable: false }),
    season: t.exposeInt('season'),
    from: t.exposeInt('from', { nullable: false }),
    to: t.exposeInt('to'),
    source: t.exposeString('source', { nullable: false }),
  }),
});

const MatchRef = builder.objectRef<DeliveryMatch>('DeliveryMatch').implement({
  extensions: { tier: 'public' },
  description: 'An episode a delivery stands for.',
  fields: (t) => ({
    anime: t.field({
      type: AnimeRef,
      resolve: ({ animeId }, _args, { app }) => app.get(catalogue).anime(animeId),
    }),
    episode: t.exposeInt('episode', { nullable: false }),
    reason: t.field({
      type: MatchReasonEnum,
      nullable: false,
      resolve: ({ by = 'mapping' }) => by,
    }),
    rule: t.field({ type: UsedRuleRef, resolve: ({ rule }) => rule }),
  }),
});

export const DeliveryRef = builder.objectRef<Delivery>('Delivery').implement({
  extensions: { tier: 'public' },
  description: 'One event a media server told, and what became of it. Kept for seven days.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', nullable: false }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: false,
      description: 'When it is forgotten; a question is open until then.',
      resolve: ({ receivedAt }) => new Date(receivedAt.getTime() + KEPT_MS),
    }),
    outcome: t.expose('outcome', { type: DeliveryOutcomeEnum, nullable: false }),
    event: t.string({
      description: 'In the words of the server; null where it could not be read.',
      resolve: ({ summary }) => summary?.event,
    }),
    title: t.string({ resolve: ({ summary }) => summary?.title }),
    showTitle: t.string({ resolve: ({ summary }) => summary?.showTitle }),
    season: t.int({ resolve: ({ summary }) => summary?.season }),
    episode: t.int({ resolve: ({ summary }) => summary?.episode }),
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
