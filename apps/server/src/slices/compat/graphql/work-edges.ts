import type { RequestContext } from '#platform/graphql/context.ts';
import type { CharacterInWork, IdentifiedCharacter } from '#slices/catalog/index.ts';
import { ownList } from '../queries/list.ts';
import { mediaSight } from '../queries/media.ts';
import { conditionOf } from '../rules/condition.ts';
import { type Media, mediaFilters, mediaOf, mediaOfManga, mediaOrders } from '../rules/media.ts';
import { numberOfEdge } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';
import { filled, type Filled } from './connection.ts';
import { SEARCH_COST } from './cost.ts';
import { PAGE, type PageArguments } from './list-page.ts';

/** The arguments that select works of somebody or of a studio. */
export interface WorksArguments extends PageArguments {
  type?: Media['type'] | null;
  onList?: boolean | null;
  sort?: readonly (string | null)[] | null;
}

/** What somebody or a studio is in a work. */
interface Part {
  staffRole: string | null;
  isMainStudio: boolean;
  characterRole: IdentifiedCharacter['role'] | null;
  characters: readonly object[] | null;
  voices: IdentifiedCharacter['voices'] | null;
}

/** A work of somebody or of a studio. */
export interface WorkEdge extends Part {
  id: number;
  media: Media;
  node: Media;
}

const NO_PART: Part = {
  staffRole: null,
  isMainStudio: false,
  characterRole: null,
  characters: null,
  voices: null,
};

/** A work of whoever has the id `of`. */
export const edgeOf = (media: Media, of: string, part: Partial<Part>): WorkEdge => {
  const all = { ...NO_PART, ...part };
  return { id: numberOfEdge(of, media.id, all.staffRole ?? ''), media, node: media, ...all };
};

/** The work in which a character appears. */
export const mediaOfCharacter = ({ anime, manga }: CharacterInWork): Media | null =>
  anime ? mediaOf(anime) : manga && mediaOfManga(manga);

/** The works of somebody or of a studio, the newest first unless the query sorts otherwise. */
export const worksOf = async (
  edges: readonly WorkEdge[],
  { type, onList, sort, ...args }: WorksArguments,
  context: RequestContext,
): Promise<Filled<WorkEdge>> => {
  const sight = mediaSight(context);
  const fits = conditionOf({ type }, mediaFilters(sight));
  const listed = onList == null ? null : (await ownList(context)).byMedia;
  const found = edges.filter(
    ({ media }) => fits(media) && (listed === null || listed.has(media.id) === onList),
  );
  const readers = Object.fromEntries(
    Object.entries(mediaOrders(sight)).map(([name, read]) => [
      name,
      ({ media }: WorkEdge) => read(media),
    ]),
  );
  return filled(inOrder(found, sort ?? [], readers), args);
};

/** What a connection of works costs. */
export const WORKS = { sizeArgument: 'perPage', page: PAGE, cost: SEARCH_COST } as const;
