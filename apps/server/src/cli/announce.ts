/** Where a server is reached, and how long its start took. */
interface Ready {
  /** The address that people use, if it is set. */
  baseUrl: string | undefined;
  /** Where the process listens, for a proxy, and if no other address is set. */
  listensAt: string;
  seconds: number;
}

/** What a server prints when it is ready. */
export const readyLines = ({ baseUrl, listensAt, seconds }: Ready): string[] => {
  const url = baseUrl ?? listensAt;
  const listening = url === listensAt ? '' : `, listening at ${listensAt}`;
  return [
    `Tsuzuki is ready at ${url}${listening}  (in ${seconds.toFixed(1)} s)`,
    `GraphQL and its explorer: ${url}/graphql. Stop with Ctrl-C.`,
  ];
};
