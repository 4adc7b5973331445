import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import type { DataSource } from './data-source.ts';

/** The sources of the catalogue. */
export const DATA_SOURCES = graphql(`
  query WebDataSources {
    dataSources {
      name
      version
      licence
      terms
      asOf
      attribution
      url
    }
  }
`);

/** The sources of the catalogue; none until the first import is done. */
export async function readDataSources(event: RequestEvent): Promise<DataSource[]> {
  const { dataSources } = await execute(event, DATA_SOURCES, {});
  return dataSources;
}

/** Whether nothing has been imported yet, so that an empty page can say so. */
export async function isCatalogueEmpty(event: RequestEvent): Promise<boolean> {
  return (await readDataSources(event)).length === 0;
}
