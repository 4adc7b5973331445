import { builder } from '#platform/graphql/builder.ts';
import { ListStatusEnum } from '#slices/catalog/index.ts';
import type { ShownValues } from '../list-import/becomes.ts';

export const ValuesRef = builder.objectRef<Partial<ShownValues>>('ListImportValues').implement({
  extensions: { tier: 'public' },
  description: 'The main values of an entry. A value that a row does not say is null.',
  fields: (t) => ({
    status: t.field({
      type: ListStatusEnum,
      description: 'Whether it is being watched, completed, planned and so on.',
      resolve: ({ status }) => status ?? null,
    }),
    progress: t.float({
      description: 'Episodes watched, or chapters read.',
      resolve: ({ progress }) => progress ?? null,
    }),
    volumeProgress: t.int({
      description: 'Volumes read.',
      resolve: ({ volumeProgress }) => volumeProgress ?? null,
    }),
    score: t.int({
      description: 'The score of its owner, 0 to 100.',
      resolve: ({ score }) => score ?? null,
    }),
    startedOn: t.field({
      type: 'PartialDate',
      description: 'When it was started.',
      resolve: ({ startedOn }) => startedOn ?? null,
    }),
    completedOn: t.field({
      type: 'PartialDate',
      description: 'When it was finished for the first time.',
      resolve: ({ completedOn }) => completedOn ?? null,
    }),
    repeatCount: t.int({
      description: 'How often it was finished after the first time.',
      resolve: ({ repeatCount }) => repeatCount ?? null,
    }),
  }),
});
