import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type WorkName, workNames } from '../queries/work-name.ts';

export const readWorkName = batched<string, WorkName>(({ app }, ids) => workNames(app.db, ids));

export const WorkNameRef = builder.objectRef<WorkName>('WorkName').implement({
  extensions: { tier: 'public' },
  description: 'What a work of an edit is called, also if it was merged or removed since.',
  fields: (t) => ({
    workId: t.exposeID('id', { nullable: false, description: 'Id of the anime or manga.' }),
    title: t.exposeString('title', {
      nullable: false,
      description: 'Its English title, or its romanised or native one.',
    }),
    titleRomaji: t.exposeString('titleRomaji', { description: 'Its romanised title.' }),
    titleEnglish: t.exposeString('titleEnglish', { description: 'Its English title.' }),
    titleNative: t.exposeString('titleNative', {
      nullable: false,
      description: 'Its title in the original language.',
    }),
    mergedIntoId: t.id({
      description: 'Id of the work that stands for it; null if it was not merged.',
      resolve: ({ mergedInto }) => mergedInto,
    }),
    isRemoved: t.exposeBoolean('isDeleted', {
      nullable: false,
      description: 'Whether people removed it from the catalogue.',
    }),
  }),
});
