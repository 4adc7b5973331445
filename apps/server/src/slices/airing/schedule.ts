import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import {
  catalogue,
  animeChanges,
  changeFeed,
  type Anime,
  type AiringBasis,
  type Season,
  recordedCount,
} from '#slices/catalog/index.ts';
import { Agenda } from './agenda.ts';
import {
  EARLY_PREMIERE_MS,
  episodeOf,
  horizonOf,
  lastBefore,
  slotsWithin,
  spanOfSeason,
  type Recurrence,
  type Slot,
  type Span,
} from './rules/recurrence.ts';

/** One airing of one anime. */
export interface AiringEntry {
  anime: Anime;
  airingAt: Date;
  /** Null if the count of airings does not tell. */
  episode: number | null;
  /** The number of the airing among all of the anime, from 1. */
  ordinal: number;
  /** True for airings that follow from the recurrence and that no source has confirmed. */
  isProjected: boolean;
  basis: AiringBasis;
  /** False if only the day is known, so that the time of day is a placeholder. */
  isTimeKnown: boolean;
}

/** The shows of a season to select. */
export interface SeasonQuery {
  season: Season;
  year: number;
  now: Date;
  /** Whether to include shows of earlier seasons that still air; null: only until the season is over. */
  continuing: boolean | null;
}

type AnimeRule = Recurrence & { basis: AiringBasis; isDayOnly: boolean };

/** The schedule in memory: recurrences by anime, from which airings are computed on request. */
export class Schedule {
  readonly #rules = new Map<string, AnimeRule[]>();
  /** The season of every anime with recurrences, and the anime of every season. */
  readonly #seasons = new Map<string, string>();
  readonly #bySeason = new Map<string, Set<string>>();
  /** The lists of past seasons, for all callers. They change only with the recurrences and the anime. */
  readonly #overSeasons = new Map<string, AiringEntry[]>();
  readonly #anime: (id: string) => Anime | undefined;
  /** Made for the first `soon`, because only workers need it. */
  #agenda: Agenda | null = null;
  #revision = 0;

  /** A number that changes with the recurrences. */
  get revision(): number {
    return this.#revision;
  }

  constructor(anime: (id: string) => Anime | undefined) {
    this.#anime = anime;
  }

  /** Replaces the recurrences of the given anime, or of all (`null`). */
  replace(ids: readonly string[] | null, rules: ReadonlyMap<string, AnimeRule[]>): void {
    this.#revision += 1;
    this.#overSeasons.clear();
    for (const id of ids ?? [...this.#rules.keys()]) {
      this.#rules.delete(id);
      this.#leaveSeason(id);
    }
    for (const [id, list] of rules) {
      this.#rules.set(id, list);
      this.#joinSeason(id);
    }
    if (ids === null) this.#agenda = null;
    for (const id of ids ?? []) this.#agenda?.renew(id);
  }

  /** Every airing inside a span, by time, then by anime. */
  within(span: Span, accept: (anime: Anime) => boolean): AiringEntry[] {
    const entries: AiringEntry[] = [];
    for (const [id, rules] of this.#rules) {
      const anime = this.#anime(id);
      if (!anime || !accept(anime)) continue;
      for (const rule of rules) {
        for (const slot of slotsWithin(rule, span)) entries.push(entryOf(anime, rule, slot));
      }
    }
    return entries.sort(byTime);
  }

  /** As `within`, for a short span that begins about now: it looks only at anime that air in its hours. */
  soon(span: Span): AiringEntry[] {
    if (!this.#agenda?.reaches(span.fromMs)) this.#agenda = this.#agendaFrom(span.fromMs);
    return this.#agenda
      .within(span)
      .flatMap((id) => {
        const anime = this.#anime(id);
        return anime ? this.ofAnime(anime, span, Number.POSITIVE_INFINITY) : [];
      })
      .sort(byTime);
  }

  #agendaFrom(fromMs: number): Agenda {
    return new Agenda(this.#rules.keys(), fromMs, (id, nextMs) => this.nextMs(id, nextMs));
  }

  /**
   * One entry for each show of a season, by time: its next airing while the season runs, otherwise its first in the season. The shows of a
   * season are those that belong to it and, if requested, those that began earlier and still air.
   */
  ofSeason(query: SeasonQuery, accept: (anime: Anime) => boolean): AiringEntry[] {
    const { season, year, now, continuing } = query;
    const isOver = now.getTime() >= spanOfSeason(season, year).toMs;
    if (!isOver || continuing) return this.#entriesOf(query, accept);
    const name = `${season} ${year}`;
    const known = this.#overSeasons.get(name) ?? this.#entriesOf(query, () => true);
    this.#overSeasons.set(name, known);
    return known.filter(({ anime }) => accept(anime));
  }

  #entriesOf(
    { season, year, now, continuing }: SeasonQuery,
    accept: (anime: Anime) => boolean,
  ): AiringEntry[] {
    const whole = spanOfSeason(season, year);
    const quarter = { ...whole, toMs: Math.min(whole.toMs, horizonOf(now)) };
    const nowMs = now.getTime();
    const hasContinuing = continuing ?? nowMs < quarter.toMs;
    const entries: AiringEntry[] = [];
    const candidates = hasContinuing ? this.#rules.keys() : this.#ofSeason({ season, year });
    for (const id of candidates) {
      const anime = this.#anime(id);
      const rules = this.#rules.get(id);
      if (!anime || !rules || !accept(anime)) continue;
      const isOwn = anime.season === season && anime.seasonYear === year;
      if (!isOwn && !hasContinuing) continue;
      const span = isOwn ? { ...quarter, fromMs: quarter.fromMs - EARLY_PREMIERE_MS } : quarter;
      const entry = this.#nextOrFirst(anime, rules, { span, nowMs });
      if (entry) entries.push(entry);
    }
    return entries.sort(byTime);
  }

  /** The next airing of an anime at or after an instant, if any is scheduled. */
  nextOf(anime: Anime, now: Date): AiringEntry | null {
    const span = { fromMs: now.getTime(), toMs: Number.POSITIVE_INFINITY };
    return this.ofAnime(anime, span, 1)[0] ?? null;
  }

  /** The time of the next airing of an anime at or after an instant, cheap enough to compute for thousands. */
  nextMs(animeId: string, nowMs: number): number | null {
    let next: number | null = null;
    for (const rule of this.#rules.get(animeId) ?? []) {
      if (rule.untilMs !== null && rule.untilMs <= nowMs) continue;
      const [slot] = slotsWithin(rule, { fromMs: nowMs, toMs: next ?? Infinity }, 1);
      next = slot?.atMs ?? next;
    }
    return next;
  }

  /** The airings of an anime in a span, by time, at most `most`. */
  ofAnime(anime: Anime, span: Span, most: number): AiringEntry[] {
    const entries = (this.#rules.get(anime.id) ?? []).flatMap((rule) =>
      slotsWithin(rule, span, most).map((slot) => entryOf(anime, rule, slot)),
    );
    return entries.sort(byTime).slice(0, most);
  }

  /** Whether an anime airs at an instant. */
  has(animeId: string, airingAt: Date): boolean {
    const fromMs = airingAt.getTime();
    const span = { fromMs, toMs: fromMs + 1 };
    return (this.#rules.get(animeId) ?? []).some((rule) => slotsWithin(rule, span, 1).length > 0);
  }

  /** The last airing of an anime before an instant, if the schedule knows one. */
  lastOf(anime: Anime, now: Date): AiringEntry | null {
    const entries = (this.#rules.get(anime.id) ?? []).flatMap((rule) => {
      const slot = lastBefore(rule, now.getTime());
      return slot ? [entryOf(anime, rule, slot)] : [];
    });
    return entries.sort(byTime).at(-1) ?? null;
  }

  #ofSeason({ season, year }: { season: Season; year: number }): Iterable<string> {
    return this.#bySeason.get(`${season} ${year}`) ?? [];
  }

  #joinSeason(id: string): void {
    const { season, seasonYear } = this.#anime(id) ?? {};
    const name = `${season} ${seasonYear}`;
    const members = this.#bySeason.get(name) ?? new Set();
    this.#bySeason.set(name, members.add(id));
    this.#seasons.set(id, name);
  }

  #leaveSeason(id: string): void {
    this.#bySeason.get(this.#seasons.get(id) ?? '')?.delete(id);
    this.#seasons.delete(id);
  }

  #nextOrFirst(
    anime: Anime,
    rules: readonly AnimeRule[],
    { span, nowMs }: { span: Span; nowMs: number },
  ): AiringEntry | undefined {
    const firstFrom = (fromMs: number) =>
      rules
        .flatMap((rule) =>
          slotsWithin(rule, { fromMs, toMs: span.toMs }, 1).map((slot) =>
            entryOf(anime, rule, slot),
          ),
        )
        .sort(byTime)[0];
    const isRunning = nowMs >= span.fromMs && nowMs < span.toMs;
    return (isRunning ? firstFrom(nowMs) : undefined) ?? firstFrom(span.fromMs);
  }
}

const entryOf = (anime: Anime, rule: AnimeRule, slot: Slot): AiringEntry => ({
  anime,
  airingAt: new Date(slot.atMs),
  episode: episodeOf(slot, recordedCount(anime)),
  ordinal: slot.ordinal,
  isProjected: slot.isProjected,
  basis: rule.basis,
  isTimeKnown: !rule.isDayOnly,
});

const byTime = (a: AiringEntry, b: AiringEntry): number =>
  a.airingAt.getTime() - b.airingAt.getTime() || (a.anime.id < b.anime.id ? -1 : 1);

const loadRules = async (
  app: App,
  ids: readonly string[] | null,
): Promise<Map<string, AnimeRule[]>> => {
  let query = app.db
    .selectFrom('airing.rule')
    .select(['anime_id', 'starts_at', 'every', 'until', 'basis', 'confirmed_until'])
    .select(['is_day_only', 'aired_before'])
    .orderBy('anime_id')
    .orderBy('position');
  if (ids) query = query.where(sql<boolean>`anime_id = any(${ids}::uuid[])`);
  const rules = new Map<string, AnimeRule[]>();
  for (const row of await query.execute()) {
    const list = rules.get(row.anime_id) ?? [];
    rules.set(row.anime_id, list);
    list.push({
      startMs: row.starts_at.getTime(),
      every: row.every,
      untilMs: row.until?.getTime() ?? null,
      confirmedUntilMs: row.confirmed_until?.getTime() ?? null,
      basis: row.basis as AiringBasis,
      isDayOnly: row.is_day_only,
      airedBefore: row.aired_before,
    });
  }
  return rules;
};

/** The schedule of this process. It applies the change feed after the catalogue, whose anime it shows. */
export const schedule = defineResource<Schedule>({
  name: 'schedule',
  open: async (app) => {
    const titles = await app.open(catalogue);
    const opened = new Schedule((id) => titles.own(id));
    const feed = await app.open(changeFeed);
    await feed.subscribe(animeChanges, async (ids) =>
      opened.replace(ids, await loadRules(app, ids)),
    );
    return opened;
  },
});
