/** Where a server is found, and how long it took to come up. */
interface Ready {
  /** The address people use, where it is set. */
  baseUrl: string | undefined;
  /** Where the process listens: for whoever sets a proxy up, and where no other address is set. */
  listensAt: string;
  seconds: number;
}

/** What a server says when it is up. */
export const readyLines = ({ baseUrl, listensAt, seconds }: Ready): string[] => {
  const url = baseUrl ?? listensAt;
  const listening = url === listensAt ? '' : `, listening at ${listensAt}`;
  return [
    `Tsuzuki is ready at ${url}${listening}  (in ${seconds.toFixed(1)} s)`,
    `GraphQL and its explorer: ${url}/graphql. Stop with Ctrl-C.`,
  ];
};
