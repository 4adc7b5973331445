import { builder } from '#platform/graphql/builder.ts';
import type { DataSource } from '../commands/data-source.ts';
import { catalogue } from '../read-model/catalogue.ts';

const DataSourceRef = builder.objectRef<DataSource>('DataSource').implement({
  extensions: { tier: 'public' },
  description: 'Where facts of the catalogue come from.',
  fields: (t) => ({
    key: t.exposeID('key', {
      nullable: false,
      description: 'Short name of the source, as other fields refer to it.',
    }),
    name: t.exposeString('name', { nullable: false, description: 'Full name of the source.' }),
    version: t.exposeString('version', {
      nullable: false,
      description: 'Version of the data set that was imported.',
    }),
    asOf: t.expose('asOf', {
      type: 'PartialDate',
      nullable: false,
      description: 'The date the data is from.',
    }),
    licence: t.exposeString('licence', {
      nullable: false,
      description: 'Licence of the data: its SPDX identifier, or its name.',
    }),
    attribution: t.exposeString('attribution', {
      nullable: false,
      description: 'What must be said wherever the data is shown.',
    }),
    url: t.exposeString('url', { nullable: false, description: 'Where the source can be found.' }),
  }),
});

builder.queryField('dataSources', (t) =>
  t.field({
    type: [DataSourceRef],
    nullable: false,
    description:
      'The public data sets the catalogue was made from, with what must be said of them.',
    extensions: { tier: 'public', cacheSeconds: 300 },
    resolve: (_root, _args, { app }) => [...app.get(catalogue).sources],
  }),
);
