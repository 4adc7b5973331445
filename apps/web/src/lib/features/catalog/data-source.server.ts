import type { RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import type { DataSource } from './data-source.ts';

const DATA_SOURCES = graphqlDocument<{ dataSources: DataSource[] }, Record<string, never>>(`
  query WebDataSources {
    dataSources { name version licence asOf attribution url }
  }
`);

/** The sources the catalogue has been filled from; none until the first import is done. */
export async function readDataSources(event: RequestEvent): Promise<DataSource[]> {
  const { dataSources } = await execute(event, DATA_SOURCES, {});
  return dataSources;
}

/** Whether nothing has been imported yet, which a page without anything on it can say. */
export async function isCatalogueEmpty(event: RequestEvent): Promise<boolean> {
  return (await readDataSources(event)).length === 0;
}
