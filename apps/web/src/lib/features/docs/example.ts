/** A document on one line, for a command line. Only for our own examples, which have no block strings. */
export const onOneLine = (query: string): string => query.replaceAll(/\s+/gu, ' ').trim();

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that sends a document to an instance. A key comes from the environment. */
export function curlOf(baseUrl: string, query: string, { withKey = false } = {}): string {
  return [
    `curl ${baseUrl}/graphql`,
    "-H 'Content-Type: application/json'",
    ...(withKey ? ['-H "X-API-Key: $TSUZUKI_KEY"'] : []),
    `-d ${quoted(JSON.stringify({ query: onOneLine(query) }))}`,
  ].join(' \\\n  ');
}

/** A program that queries an instance with the client. */
export const clientSample = (
  baseUrl: string,
): string => `import { createClient } from '@tsuzuki/client';

const client = createClient({ url: '${baseUrl}', apiKey: process.env.TSUZUKI_KEY });

const { searchAnime } = await client.query({
  searchAnime: {
    $: { query: 'frieren', first: 3 },
    nodes: { titleRomaji: true, episodeCount: true },
  },
});
console.log(searchAnime?.nodes);
`;
