import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { inLanguage, mainTitle, readDetails } from '#slices/catalog/index.ts';
import { imageOf } from '#slices/images/index.ts';
import { shownScore } from '#slices/lists/index.ts';
import { baseUrl } from '#platform/address.ts';
import { signOf } from '../sign.ts';
import type { ListedMedia } from '../rules/list.ts';
import type { Media } from '../rules/media.ts';
import { numberOf, numberOfEdge } from '../rules/number.ts';
import { instantOf, statusNumber, typeOf, type Source } from './words.ts';

/** How a work is named. */
export const namedAs = ({ idMal, record }: Media): { source: Source; mediaId: string } =>
  idMal === null
    ? { source: 'manual', mediaId: record.id }
    : { source: 'mal', mediaId: String(idMal) };

const workPart = (app: App, media: Media) => {
  const { source, mediaId } = namedAs(media);
  return {
    media_id: mediaId,
    source,
    media_type: typeOf[media.type],
    title: mainTitle(media.work),
    image: imageOf(app, media.record, 'cover')?.addressOf('large') ?? signOf(app),
  };
};

const itemId = ({ media_type: type, source, media_id: id }: ReturnType<typeof workPart>): string =>
  `${type}/${source}/${id}`;

const entryPart = ({ entry }: ListedMedia) => ({
  score: shownScore(entry.score, 'POINT_10_DECIMAL'),
  status: statusNumber(entry.status),
  progress: Math.floor(entry.progress),
  progressed_at: entry.updatedAt.toISOString(),
  start_date: instantOf(entry.startedOn),
  end_date: instantOf(entry.completedOn),
  notes: entry.notes,
});

const NO_ENTRY = {
  score: null,
  status: null,
  progress: null,
  progressed_at: null,
  start_date: null,
  end_date: null,
  notes: null,
} as const;

const membership = ({ entry }: ListedMedia) =>
  entry.customListIds.map((id) => ({
    list_id: numberOf(id),
    list_item_id: numberOfEdge(id, entry.id),
  }));

/** A row of a list or of a search. */
export const rowOf = (app: App, media: Media, listed: ListedMedia | undefined) => {
  const work = workPart(app, media);
  const number = listed?.number ?? null;
  return {
    id: number,
    consumption_id: number,
    item: { ...work, season_number: null, episode_number: null },
    item_id: itemId(work),
    parent_id: null,
    tracked: listed !== undefined,
    created_at: listed?.entry.createdAt.toISOString() ?? null,
    ...(listed ? entryPart(listed) : NO_ENTRY),
    lists: listed ? membership(listed) : [],
  };
};

/** A match of a search has the fields of its work beside those of a row. */
export const matchOf = (app: App, media: Media, listed: ListedMedia | undefined) => ({
  ...workPart(app, media),
  ...rowOf(app, media, listed),
});

const consumptionOf = (listed: ListedMedia) => ({
  consumption_id: listed.number,
  created: listed.entry.createdAt.toISOString(),
  ...entryPart(listed),
});

const detailsOf = ({ work }: Media) => ({
  format: work.format,
  status: work.status,
  start_date: work.startOn,
  end_date: work.endOn,
  episodes: work.episodeCount,
  chapters: work.chapterCount,
  volumes: work.volumeCount,
  runtime: work.durationMinutes === null ? null : `${work.durationMinutes}m`,
  season: work.season,
  source: work.material,
  studios: work.studios,
});

/** A work, and the caller’s entry of it. */
export const completeOf = async (
  context: RequestContext,
  media: Media,
  listed: ListedMedia | undefined,
) => {
  const { app } = context;
  const { work, record, type } = media;
  const part = workPart(app, media);
  const { descriptions } = await readDetails(context, record);
  return {
    id: numberOf(record.id),
    ...part,
    source_url: `${baseUrl(app.settings)}/${type === 'ANIME' ? 'anime' : 'manga'}/${record.id}`,
    max_progress: work.episodeCount ?? work.chapterCount,
    synopsis: inLanguage(descriptions, 'en')?.text ?? '',
    genres: work.genres,
    score: work.averageScore === null ? null : work.averageScore / 10,
    score_count: null,
    details: detailsOf(media),
    related: {},
    item_id: itemId(part),
    parent_id: null,
    tracked: listed !== undefined,
    consumptions_number: listed ? 1 : 0,
    consumptions: listed ? [consumptionOf(listed)] : [],
    lists: listed ? membership(listed) : [],
  };
};
