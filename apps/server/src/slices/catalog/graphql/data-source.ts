import { builder } from '#platform/graphql/builder.ts';
import type { DataSource } from '../commands/data-source.ts';
import { catalogue } from '../read-model/catalogue.ts';

const DataSourceRef = builder.objectRef<DataSource>('DataSource').implement({
  extensions: { tier: 'public' },
  description: 'Where facts of the catalogue come from.',
  fields: (t) => ({
    key: t.exposeID('key', { nullable: false }),
    name: t.exposeString('name', { nullable: false }),
    version: t.exposeString('version', { nullable: false }),
    asOf: t.expose('asOf', { type: 'PartialDate', nullable: false }),
    licence: t.exposeString('licence', { nullable: false }),
    attribution: t.exposeString('attribution', { nullable: false }),
    url: t.exposeString('url', { nullable: false }),
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
