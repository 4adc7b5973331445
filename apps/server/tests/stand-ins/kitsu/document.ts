import { type Answer, answered, Refused } from '../kit/answer.ts';
import type { KeptRow, KeptWork } from '../kit/lists.ts';
import type { KitsuFields } from './fields.ts';

export const MEDIA_TYPE = 'application/vnd.api+json';

export const documentAnswer = (status: number, document: unknown): Answer =>
  answered(status, MEDIA_TYPE, JSON.stringify(document));

export const refuse = (status: number, title: string, pointer = '/data'): Refused =>
  new Refused(
    documentAnswer(status, {
      errors: [
        { title, detail: title, code: String(status), status: String(status), source: { pointer } },
      ],
    }),
  );

const referenceTo = (type: string, id: string) => ({ data: { type, id } });

/** An entry as a resource. It names only the works that were asked for with it. */
export const entryResource = (row: KeptRow<KitsuFields>, include: readonly string[]) => ({
  id: String(row.id),
  type: 'libraryEntries',
  attributes: {
    ...row.fields,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  },
  relationships: Object.fromEntries(
    (['anime', 'manga'] as const).map((kind) => [
      kind,
      {
        links: { self: `/library-entries/${row.id}/relationships/${kind}` },
        ...(include.includes(kind) &&
          (row.kind === kind ? referenceTo(kind, row.workId) : { data: null })),
      },
    ]),
  ),
});

const mappingsOf = (work: KeptWork): object[] =>
  work.malId === undefined
    ? []
    : [
        {
          id: `${work.kind}-${work.id}`,
          type: 'mappings',
          attributes: { externalSite: `myanimelist/${work.kind}`, externalId: String(work.malId) },
        },
      ];

/** The works of entries, and how other sites call them, as far as they were asked for. */
export const includedWith = (works: readonly KeptWork[], include: readonly string[]): object[] =>
  works.flatMap((work) => {
    const isAsked = include.some((path) => path === work.kind || path.startsWith(`${work.kind}.`));
    const hasMappings = include.includes(`${work.kind}.mappings`);
    const mappings = hasMappings ? mappingsOf(work) : [];
    const count = work.kind === 'anime' ? 'episodeCount' : 'chapterCount';
    const resource = {
      id: work.id,
      type: work.kind,
      attributes: { canonicalTitle: work.title, [count]: work.total },
      relationships: {
        mappings: hasMappings
          ? {
              data: mappings.map((mapping) => ({
                type: 'mappings',
                id: (mapping as { id: string }).id,
              })),
            }
          : {},
      },
    };
    return isAsked ? [resource, ...mappings] : [];
  });
