import type { App } from '#platform/app.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { schedule, type AiringEntry } from '#slices/airing/index.ts';
import { type Media, catalogue, mainTitle, mangaCatalogue } from '#slices/catalog/index.ts';
import { allEntries, workOf } from '#slices/lists/index.ts';
import { chaptersOut } from '#slices/releases/index.ts';
import type { Preferences } from '#slices/accounts/index.ts';
import type { FeedItem } from './formats/item.ts';

/** The user, the time and the title language of a feed. */
export interface ItemQuery {
  userId: string;
  from: Date;
  to: Date;
  titleLanguage: Preferences['titleLanguage'];
}

/** The most items of one work: a daily show has some ninety in three months. */
const MOST_AIRINGS = 100;
/** The most items in one feed. */
const MOST_ITEMS = 1_000;

/** Works that a user is watching or reading. Private entries stay out, because calendar services know the address of a feed. */
const currentWorks = async (app: App, userId: string, media: Media): Promise<string[]> => {
  const statuses = ['CURRENT', 'REPEATING'] as const;
  const entries = await allEntries(app.db, { userId, media, reading: 'followers', statuses });
  return entries.map(({ workId }) => workId);
};

const dayInJapan = (at: Date): string =>
  new Date(at.getTime() + 9 * HOUR_MS).toISOString().slice(0, 10);

const airingItem = (app: App, entry: AiringEntry, query: ItemQuery): FeedItem => {
  const { anime, airingAt, episode, isProjected, isTimeKnown } = entry;
  const day = dayInJapan(airingAt);
  return {
    key: `anime/${anime.id}/${episode ?? day}`,
    kind: 'anime',
    workId: anime.id,
    title: mainTitle(anime, query.titleLanguage),
    label: episode === null ? null : String(episode),
    subtitle: null,
    at: airingAt,
    day: isTimeKnown ? null : day,
    minutes: workOf(app, 'ANIME', anime.id)?.facts.minutesPerUnit ?? null,
    isProjected,
  };
};

const airings = async (app: App, query: ItemQuery): Promise<FeedItem[]> => {
  const span = { fromMs: query.from.getTime(), toMs: query.to.getTime() };
  const works = await currentWorks(app, query.userId, 'ANIME');
  return works
    .flatMap((id) => app.get(catalogue).get(id) ?? [])
    .flatMap((anime) => app.get(schedule).ofAnime(anime, span, MOST_AIRINGS))
    .map((entry) => airingItem(app, entry, query));
};

const chapters = async (app: App, query: ItemQuery): Promise<FeedItem[]> => {
  const mangaIds = await currentWorks(app, query.userId, 'MANGA');
  const [from, to] = [query.from, query.to].map((at) => at.toISOString().slice(0, 10));
  const out = await chaptersOut(
    app.db,
    { from: from ?? '', to: to ?? '', most: MOST_ITEMS },
    mangaIds,
  );
  return out.flatMap(({ mangaId, label, title, releasedOn }) => {
    const manga = app.get(mangaCatalogue).get(mangaId);
    if (!manga || releasedOn === null) return [];
    return {
      key: `manga/${mangaId}/${encodeURIComponent(label)}`,
      kind: 'manga',
      workId: mangaId,
      title: mainTitle(manga, query.titleLanguage),
      label,
      subtitle: title,
      at: new Date(releasedOn),
      day: releasedOn,
      minutes: null,
      isProjected: false,
    } as const;
  });
};

/** The releases of what a user watches and reads, in a span of time, by time. */
export const feedItems = async (app: App, query: ItemQuery): Promise<FeedItem[]> => {
  const items = [...(await airings(app, query)), ...(await chapters(app, query))];
  return items.sort((a, b) => a.at.getTime() - b.at.getTime()).slice(0, MOST_ITEMS);
};
