import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import {
  people,
  readRelations,
  studios,
  tagsByRank,
  type Relation,
} from '#slices/catalog/index.ts';
import { mediaOf, mediaOfManga, type Media } from '../rules/media.ts';
import { numberOfEdge } from '../rules/number.ts';
import { ROLE_NAMES } from '../rules/staff.ts';
import { tagOfWork } from '../rules/tag.ts';
import { connectionRules, filled } from './connection.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import type { PageArguments } from './list-page.ts';
import type { Staff, StudioOfMedia } from './people.ts';

interface RelatedEdge {
  id: number;
  node: Media;
  relation: Relation['relationType'];
  isMainStudio: false;
}

const relatedEdges = async ({ work, id }: Media, context: RequestContext): Promise<RelatedEdge[]> =>
  (await readRelations(context, work)).flatMap(({ relationType: relation, anime, manga }) => {
    const node = anime ? mediaOf(anime) : manga && mediaOfManga(manga);
    const edgeId = numberOfEdge('relation', id, node?.id ?? 0);
    return node ? [{ id: edgeId, node, relation, isMainStudio: false }] : [];
  });

/** Old clients of AniList only know adaptations of either direction. Those that send `version: 2` learn which work came first. */
const relationType: FieldRule<RelatedEdge, { version?: number | null }> = {
  resolve: ({ relation }, { version }) =>
    (version ?? 1) < 2 && relation === 'SOURCE' ? 'ADAPTATION' : relation,
};

const staffEdges = ({ work, id }: Media, { app }: RequestContext) =>
  work.staff.flatMap((credit, index) => {
    const person = app.get(people).credited(credit);
    if (!person) return [];
    const node: Staff = { person };
    const edgeId = numberOfEdge('credit', id, person.id, index);
    return [{ id: edgeId, role: ROLE_NAMES[credit.role], node }];
  });

interface StudioArguments {
  isMain?: boolean | null;
}

const studioEdges = ({ work, id }: Media, { isMain: asked }: StudioArguments, app: App) =>
  work.studios.flatMap((name, index) => {
    const studio = app.get(studios).named(name);
    const isMain = index === 0;
    if (!studio || (asked != null && asked !== isMain)) return [];
    const node: StudioOfMedia = { studio };
    return [{ id: numberOfEdge('studio', id, studio.id), isMain, node }];
  });

const connection = <Args>(
  edgesOf: (media: Media, args: Args, context: RequestContext) => readonly { node: unknown }[],
): FieldRule<Media, Args & PageArguments> => ({
  resolve: (media, args, context) => filled(edgesOf(media, args, context), args),
  extensions: { isPart: true },
});

/** The parts that a work has several of: tags, staff, studios, related works. */
export const mediaPartRules: SchemaRules = {
  Media: {
    tags: {
      resolve: ({ work }: Media) => tagsByRank(work).map(tagOfWork),
      extensions: { listSize: 0 },
    },
    source: { resolve: ({ work }: Media) => work.material },
    relations: {
      resolve: async (media: Media, args: PageArguments, context) =>
        filled(await relatedEdges(media, context), args),
      extensions: { isPart: true },
    },
    staff: connection((media, _args, context) => staffEdges(media, context)),
    studios: connection<StudioArguments>((media, args, { app }) => studioEdges(media, args, app)),
  },
  MediaConnection: connectionRules(2),
  MediaEdge: { relationType },
  StaffConnection: connectionRules(5),
  StudioConnection: connectionRules(2),
};
