import type { Enum } from '@tsuzuki/contract/schema';
import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';

const FORMAT = graphql('query WebScoreFormat { viewer { preferences { scoreFormat } } }');

/** The score format of a signed-in visitor; null for other visitors, without a request. */
export async function readScoreFormat(event: RequestEvent): Promise<Enum<'ScoreFormat'> | null> {
  if (!event.cookies.get('__Host-sid')) return null;
  const { viewer } = await execute(event, FORMAT, {});
  return viewer?.preferences?.scoreFormat ?? null;
}
