import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';

const GENRES = graphql('query WebGenres { genres { name } }');

/** The genres of the catalogue; none if they cannot be read. */
export async function readGenres(event: RequestEvent): Promise<string[]> {
  const read = await readOrDegrade(event, () => execute(event, GENRES, {}));
  return read?.genres?.map(({ name }) => name) ?? [];
}
