import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { DataSource } from '../commands/data-source.ts';
import { catalogue } from '../read-model/catalogue.ts';

/** Which source gave a field of a work, as the work keeps it. */
interface FieldSource {
  field: string;
  source: string;
}

/** Fields that the API calls by another name than our records. */
const API_NAMES: Readonly<Record<string, string>> = {
  startOn: 'startDate',
  endOn: 'endDate',
  material: 'source',
  coverUrl: 'coverImage',
  bannerUrl: 'bannerImage',
  tagRanks: 'rankedTags',
  country: 'countryOfOrigin',
  premieres: 'movieReleases',
};

/** A list that several sources gave has a line for each: the further ones are kept as `episodes.tmdb`. Ids are named by their site alone. */
const apiName = (field: string, source: string): string => {
  const isFurther = !field.startsWith('externalIds.') && field.endsWith(`.${source}`);
  const name = isFurther ? field.slice(0, -source.length - 1) : field;
  return API_NAMES[name] ?? name;
};

/** What the work keeps, in the names of the API. The first line of a field is that of the source that is believed most. */
export const fieldSourcesOf = (provenance: Readonly<Record<string, string>>): FieldSource[] =>
  Object.entries(provenance)
    .toSorted(([a], [b]) => Number(a.includes('.')) - Number(b.includes('.')))
    .map(([field, source]) => ({ field: apiName(field, source), source }));

/** What is known of a data source; undefined if it is no public data set. */
export const sourceOf = (app: App, key: string): DataSource | undefined =>
  app.get(catalogue).source(key);

export const FieldSourceRef = builder.objectRef<FieldSource>('FieldSource').implement({
  extensions: { tier: 'public' },
  description: 'Which data source gave a field of a work.',
  fields: (t) => ({
    field: t.exposeString('field', {
      nullable: false,
      description:
        'The field, as it is called here. Ids have one line for each site: `externalIds.mal`. A list that several sources gave has one for each source, that of the main one first; each of its items tells its own.',
    }),
    source: t.exposeString('source', {
      nullable: false,
      description: 'The `key` of the data source.',
    }),
    sourceName: t.string({
      description: 'The full name of the source; null if the source is no public data set.',
      resolve: ({ source }, _args, { app }) => sourceOf(app, source)?.name ?? null,
    }),
    license: t.string({
      description: 'The licence of the source; null if the source is no public data set.',
      resolve: ({ source }, _args, { app }) => sourceOf(app, source)?.licence ?? null,
    }),
    url: t.string({
      description: 'The address of the source; null if the source is no public data set.',
      resolve: ({ source }, _args, { app }) => sourceOf(app, source)?.url ?? null,
    }),
  }),
});
