import { builder } from '#platform/graphql/builder.ts';
import type { DataSource } from '../commands/data-source.ts';
import { catalogue } from '../read-model/catalogue.ts';

export const DataSourceRef = builder.objectRef<DataSource>('DataSource').implement({
  extensions: { tier: 'public' },
  description: 'A source of facts in the catalogue.',
  fields: (t) => ({
    key: t.exposeID('key', {
      nullable: false,
      description: 'Short name of the source, which other fields use.',
    }),
    name: t.exposeString('name', { nullable: false, description: 'Full name of the source.' }),
    version: t.exposeString('version', {
      nullable: false,
      description: 'Version of the data set that was imported.',
    }),
    asOf: t.expose('asOf', {
      type: 'PartialDate',
      nullable: false,
      description: 'The date of the data.',
    }),
    licence: t.exposeString('licence', {
      nullable: false,
      description: 'Licence of the data: its SPDX identifier, or its name.',
    }),
    attribution: t.exposeString('attribution', {
      nullable: false,
      description: 'The attribution that must be shown with the data.',
    }),
    url: t.exposeString('url', { nullable: false, description: 'Address of the source.' }),
  }),
});

builder.queryField('dataSources', (t) =>
  t.field({
    type: [DataSourceRef],
    nullable: false,
    description: 'The public data sets of the catalogue, with their attributions.',
    extensions: { tier: 'public', cacheSeconds: 300 },
    resolve: (_root, _args, { app }) => app.get(catalogue).sources,
  }),
);
