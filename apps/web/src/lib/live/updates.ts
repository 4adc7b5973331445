/** The topics of updates about the signed-in visitor's account. */
export type UpdateTopic = 'list' | 'deliveries' | 'notices';

/** The batches of some updates; null if an update names none, or if some updates may have been missed. */
export type UpdateBatches = readonly string[] | null;

/** Who hears of updates without a connection of their own. */
const bystanders = new Set<(topic: string) => void>();

/**
 * Calls back when a page that listens for its own sake hears of an update about a topic. It opens no connection, because a browser allows few.
 * @returns a function that ends it
 */
export function overhearUpdates(topic: UpdateTopic, onUpdate: () => void): () => void {
  const hear = (heard: string): void => {
    if (heard === topic) onUpdate();
  };
  bystanders.add(hear);
  return () => void bystanders.delete(hear);
}

/** Updates within this time are handled together. */
const GATHER_MS = 250;

/**
 * Calls back in the browser when something about some topics of the visitor's account has changed, in any process. It listens only while
 * the page is visible, so it also calls back when the page becomes visible again, and when a lost connection is back. The callback gets the
 * batches of the updates, so that a page can ignore its own changes. With `isReadAtOpen` it also calls back once at first, for
 * pages that wait for something that may arrive while they load.
 * @returns a function that ends it
 */
export function subscribeToUpdates(
  topics: readonly UpdateTopic[],
  onUpdate: (batches: UpdateBatches) => void,
  { isReadAtOpen = false }: { isReadAtOpen?: boolean } = {},
): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHidden = false;
  let mayHaveMissed = isReadAtOpen;
  let gathered: UpdateBatches = [];

  const gather = (batch?: string): void => {
    gathered = gathered && batch !== undefined ? [...gathered, batch] : null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const batches = gathered;
      gathered = [];
      onUpdate(batches);
    }, GATHER_MS);
  };
  // A browser allows few connections to one server, so hidden pages close theirs.
  const look = (): void => {
    if (document.visibilityState === 'hidden') {
      source?.close();
      source = undefined;
      wasHidden = true;
      return;
    }
    source ??= new EventSource('/account/events');
    source.onmessage = ({ data }) => {
      const [about = '', batch] = String(data).split(' ');
      for (const hear of bystanders) hear(about);
      if (topics.some((topic) => topic === about)) gather(batch);
    };
    // Updates that came while there was no connection were lost.
    source.onopen = () => {
      if (mayHaveMissed) gather();
      mayHaveMissed = true;
    };
    if (wasHidden) gather();
    wasHidden = false;
  };

  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    source?.close();
  };
}
