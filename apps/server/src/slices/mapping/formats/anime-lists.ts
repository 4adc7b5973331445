import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { objectionOf } from '#platform/plain-issue.ts';
import { ABSOLUTE_SEASON, type MappingKind } from '../model.ts';
import { readFribbMapping } from './fribb.ts';
import { Listing } from './listed.ts';
import { parseJsonFile, requireSize, type MappingFile } from './mapping-file.ts';
import { digits, externalId, int, optional, position, season } from './number.ts';
import { addStatedRanges, defaultStretches, type StatedRange } from './anime-lists-range.ts';
import { refusal } from '../reasons.ts';

const attribute = <S extends z.ZodType<number, number>>(schema: S) => optional(digits(schema));
const offset = attribute(int(-10_000, 10_000)).transform((value) => value ?? 0);
const seasonOrA = optional(
  z.union([z.literal('a').transform(() => ABSOLUTE_SEASON), digits(season)]),
);
/** Entries without a show have `movie`, `OVA`, `hentai` and similar words here. */
const showId = z
  .string()
  .default('')
  .transform((text) => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null));

const animeTag = z.object({
  anidbid: digits(externalId),
  tvdbid: showId,
  defaulttvdbseason: seasonOrA,
  episodeoffset: offset,
  tmdbtv: showId,
  tmdbseason: seasonOrA,
  tmdboffset: offset,
  tmdbid: z.string().max(500).default(''),
});

const mappingTag = z.object({
  anidbseason: digits(season),
  tvdbseason: attribute(season),
  tmdbseason: attribute(season),
  start: attribute(position),
  end: attribute(position),
  offset,
});

type AnimeTag = z.infer<typeof animeTag>;
type Attributes = Record<string, string>;

/** An `anime` element with its `mapping` elements, unparsed. */
interface Element {
  attributes: Attributes;
  mappings: { attributes: Attributes; text: string }[];
}

const MOST_ELEMENTS = 200_000;

/** Reads the elements one after another, without a tree of the file in memory, and does not expand its entities. */
const readElements = (text: string, onElement: (element: Element) => void): void => {
  const parser = new SaxesParser();
  let count = 0;
  let current: Element | undefined;
  let isInMapping = false;
  parser.on('error', (error) => {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_XML', { cause: error.message });
  });
  parser.on('doctype', () => {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_HAS_DOCTYPE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > MOST_ELEMENTS) throw refusal('PAYLOAD_TOO_LARGE', 'MAPPING_FILE_TOO_COMPLEX');
    if (name === 'anime') current = { attributes, mappings: [] };
    isInMapping = name === 'mapping';
    if (isInMapping) current?.mappings.push({ attributes, text: '' });
  });
  parser.on('text', (piece) => {
    const mapping = isInMapping ? current?.mappings.at(-1) : undefined;
    if (mapping) mapping.text += piece;
  });
  parser.on('closetag', ({ name }) => {
    isInMapping = false;
    if (name === 'anime' && current) onElement(current);
  });
  parser.write(text).close();
};

/** The ranges that the `mapping` elements of an entry state, for each database they name. */
const statedRanges = (listing: Listing, { attributes, mappings }: Element): StatedRange[] =>
  mappings.flatMap((raw) => {
    const tag = mappingTag.safeParse(raw.attributes);
    if (!tag.success) {
      listing.refuse(`anidb:${attributes['anidbid']} mapping`, objectionOf(tag.error));
      return [];
    }
    const { anidbseason, start, end, ...rest } = tag.data;
    const common = { anidbSeason: anidbseason, start, end, offset: rest.offset, pairs: raw.text };
    const seasons = [
      ['tvdb', rest.tvdbseason],
      ['tmdb', rest.tmdbseason],
    ] as const;
    return seasons.flatMap(([kind, of]) =>
      of === undefined ? [] : [{ ...common, kind, season: of }],
    );
  });

interface ShowPlace {
  kind: MappingKind;
  id: number | null;
  season: number | undefined;
  offset: number;
}

const placesOf = (tag: AnimeTag): ShowPlace[] => [
  { kind: 'tvdb', id: tag.tvdbid, season: tag.defaulttvdbseason, offset: tag.episodeoffset },
  { kind: 'tmdb', id: tag.tmdbtv, season: tag.tmdbseason, offset: tag.tmdboffset },
];

const addAnime = (listing: Listing, element: Element): void => {
  const tag = animeTag.safeParse(element.attributes);
  if (!tag.success)
    return listing.refuse(`anidb:${element.attributes['anidbid'] ?? ''}`, objectionOf(tag.error));
  const { anidbid, tmdbid } = tag.data;
  const films = tmdbid
    .split(',')
    .map(Number)
    .filter((id) => externalId.safeParse(id).success);
  const places = placesOf(tag.data);
  if (films.length === 0 && places.every(({ id }) => id === null)) return;
  const entry = listing.entry(`anidb:${anidbid}`, { anidb: anidbid });
  for (const [i, id] of films.entries())
    listing.movie(entry, { id, animeFrom: i + 1, priority: 2 });
  const stated = statedRanges(listing, element);
  for (const { kind, id, season: of, offset: shift } of places) {
    if (id === null) continue;
    const own = stated.filter((range) => range.kind === kind);
    addStatedRanges(listing, entry, { id, ranges: own });
    if (of === undefined) {
      if (own.length === 0)
        listing.refuse(entry, `names a show of ${kind.toUpperCase()}, but no season`);
      continue;
    }
    for (const { from, to } of defaultStretches(of === ABSOLUTE_SEASON ? [] : own)) {
      const last = to === null ? null : to + shift;
      listing.show(entry, { kind, id, season: of, from: from + shift, to: last, animeFrom: from });
    }
  }
};

const readXml = (text: string): MappingFile => {
  requireSize(text);
  const listing = new Listing('anime-lists');
  readElements(text, (element) => addAnime(listing, element));
  return listing.file();
};

/**
 * Reads the operator's own copy of Anime-Lists: the XML, or Fribb's JSON that is made from it.
 * @throws Refusal if the file as a whole cannot be read
 */
export const readAnimeListsMapping = (text: string): MappingFile =>
  text.trimStart().startsWith('<')
    ? readXml(text.trimStart())
    : readFribbMapping(parseJsonFile(text));
