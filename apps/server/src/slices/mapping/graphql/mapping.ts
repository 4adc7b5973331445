import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { EpisodeId, MappingRule, Resolution, WatchedMedia } from '../model.ts';
import { resolve as resolveMedia } from '../rules/resolve.ts';
import {
  AnimeRef,
  catalogue,
  type Catalogue,
  type Reader,
  visibleTo,
} from '#slices/catalog/index.ts';
import { mapping } from '../read-model/mapping.ts';
import { MappingKindEnum, MappingLevelEnum, MappingRuleRef, type Level } from './rule.ts';
import { refusal } from '../reasons.ts';

const CACHE_SECONDS = 60;
/** A show has at most a few hundred rules. */
const MOST_RULES = 500;

const EpisodeIdRef = builder.objectRef<EpisodeId>('ExternalEpisode').implement({
  extensions: { tier: 'public' },
  description: 'The place of an episode in its show.',
  fields: (t) => ({
    showId: t.exposeInt('show', {
      nullable: false,
      description: 'Id of the show in the same database.',
    }),
    season: t.exposeInt('season', {
      nullable: false,
      description: 'Season in that database; 0 for specials.',
    }),
    number: t.exposeInt('number', { nullable: false, description: 'Number within that season.' }),
  }),
});

interface ExternalMapping {
  rules: MappingRule[];
  episode: EpisodeId | null;
}

const ExternalMappingRef = builder.objectRef<ExternalMapping>('ExternalMapping').implement({
  extensions: { tier: 'public' },
  description: 'What the mapping knows about an id of another database.',
  fields: (t) => ({
    rules: t.expose('rules', {
      type: [MappingRuleRef],
      nullable: false,
      description: 'The rules, best first; for an episode, those of its season.',
      extensions: { listSize: 20 },
    }),
    episode: t.expose('episode', {
      type: EpisodeIdRef,
      nullable: true,
      description:
        'The place of the episode in its show; null unless the id has the level `EPISODE` and is known.',
    }),
  }),
});

const isShown =
  (titles: Catalogue, reader: Reader) =>
  ({ animeId }: MappingRule): boolean => {
    const anime = titles.get(animeId);
    return anime !== undefined && visibleTo(reader)(anime);
  };

const OutcomeEnum = builder.enumType('EpisodeOutcome', {
  description: 'The outcome of resolving an episode. Only matches are recorded.',
  values: valuesOf<Resolution['outcome']>({
    matched: 'The episode was found.',
    no_external_id: 'No usable id was given.',
    no_mapping: 'No rule knows the id.',
    ambiguous: 'Rules contradict each other.',
    out_of_range: 'The number is higher than the last known episode.',
  }),
});

const matched = (resolution: Resolution) =>
  resolution.outcome === 'matched' ? resolution : undefined;

const ResolutionRef = builder.objectRef<Resolution>('EpisodeResolution').implement({
  extensions: { tier: 'public' },
  description: 'The episode of ours that an external one means, and the rule that says so.',
  fields: (t) => ({
    outcome: t.expose('outcome', {
      type: OutcomeEnum,
      nullable: false,
      description: 'Whether an episode was found, or why not.',
    }),
    anime: t.field({
      type: AnimeRef,
      nullable: true,
      description: 'The anime of the episode; null if none was found.',
      resolve: (found, _args, { app }) =>
        app.get(catalogue).get(matched(found)?.animeId ?? '') ?? null,
    }),
    episode: t.int({
      nullable: true,
      description: 'Number of the episode within that anime, from 1; null if none was found.',
      resolve: (found) => matched(found)?.episode ?? null,
    }),
    isPartial: t.boolean({
      nullable: true,
      description: 'Whether it is only a part of that episode, which is not recorded.',
      resolve: (found) => matched(found)?.partial ?? null,
    }),
    rule: t.field({
      type: MappingRuleRef,
      nullable: true,
      description: 'The rule that decided the match; null if none was found.',
      resolve: (found) => matched(found)?.rule ?? null,
    }),
  }),
});

interface Place {
  kind: 'tmdb' | 'tvdb';
  level: Level;
  id: number;
  season?: number | null | undefined;
  number?: number | null | undefined;
  absolute?: boolean | null | undefined;
  title?: string | null | undefined;
  showTitle?: string | null | undefined;
  airDate?: string | null | undefined;
}

const mediaOf = (place: Place): WatchedMedia => ({
  kind: place.level === 'movie' ? 'movie' : 'episode',
  title: place.title ?? null,
  showTitle: place.showTitle ?? null,
  season: place.season ?? null,
  episode: place.number ?? null,
  episodeEnd: null,
  airDate: place.airDate ?? null,
  ids: [{ kind: place.kind, level: place.level, id: place.id, absolute: place.absolute ?? false }],
});

const MOST_TITLE = 500;

const checked = (place: Place): Place => {
  const isLong = [place.title, place.showTitle].some((text) => (text?.length ?? 0) > MOST_TITLE);
  if (isLong) throw refusal('BAD_USER_INPUT', 'MAPPED_TITLE_TOO_LONG', { most: MOST_TITLE });
  if (place.id < 1) throw refusal('BAD_USER_INPUT', 'EXTERNAL_ID_INVALID', { field: 'id' });
  return place;
};

builder.queryFields((t) => ({
  mapping: t.field({
    type: ExternalMappingRef,
    nullable: true,
    description: 'The rules that say which of our episodes an id of TMDB or TVDB means.',
    args: {
      kind: t.arg({
        type: MappingKindEnum,
        required: true,
        description: 'The database the id belongs to.',
      }),
      level: t.arg({ type: MappingLevelEnum, required: true, description: 'What the id names.' }),
      id: t.arg.int({ required: true, description: 'The id, as the other database writes it.' }),
    },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
    resolve: (_root, { kind, level, id }, { app, caller }) => {
      const graph = app.get(mapping);
      const shown = isShown(app.get(catalogue), caller);
      const episode = level === 'episode' ? (graph.episode(kind, id) ?? null) : null;
      const rules =
        level === 'episode'
          ? episode
            ? graph
                .rulesOf(kind, 'show', episode.show)
                .filter(({ season }) => season === episode.season)
            : []
          : graph.rulesOf(kind, level, id);
      return { episode, rules: rules.filter(shown).slice(0, MOST_RULES) };
    },
  }),
  resolveEpisode: t.field({
    type: ResolutionRef,
    nullable: true,
    description:
      'The episode of ours that an episode of TMDB or TVDB means, by the rules that match scrobbles.',
    args: {
      kind: t.arg({
        type: MappingKindEnum,
        required: true,
        description: 'The database the id belongs to.',
      }),
      level: t.arg({ type: MappingLevelEnum, required: true, description: 'What the id names.' }),
      id: t.arg.int({ required: true, description: 'Id of the show, the film or the episode.' }),
      season: t.arg.int({ description: 'The season; 1 by default, 0 for specials.' }),
      number: t.arg.int({
        description: 'The episode within the season. Not needed for films and ids of episodes.',
      }),
      absolute: t.arg.boolean({ description: 'Whether the number runs through the whole show.' }),
      title: t.arg.string({
        description: 'The title of a film, which decides if one id means several.',
      }),
      showTitle: t.arg.string({
        description: 'The title, which detects ids of episodes that were sent as ids of shows.',
      }),
      airDate: t.arg({
        type: 'PartialDate',
        description: 'The air date, which decides if two anime claim the same number.',
      }),
    },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
    resolve: (_root, args, { app, caller }) => {
      const today = app.clock.now().toISOString().slice(0, 10);
      const media = mediaOf(checked(args));
      const found = resolveMedia(app.get(mapping), media, { today, trustAirDate: true });
      const isHidden =
        found.outcome === 'matched' && !isShown(app.get(catalogue), caller)(found.rule);
      return isHidden ? { outcome: 'no_mapping' as const } : found;
    },
  }),
}));
