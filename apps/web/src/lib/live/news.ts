/** The topics of news about the signed-in visitor's account. */
export type NewsTopic = 'list' | 'deliveries' | 'notices';

/** The batches that news is about; null if it names none, or if some news may have been missed. */
export type NewsBatches = readonly string[] | null;

/** News within this time is handled together. */
const GATHER_MS = 250;

/**
 * Calls back in the browser when something about some topics of the visitor's account has changed, in any process. It listens only while
 * the page is visible, so it also calls back when the page becomes visible again, and when a lost connection is back. The callback gets the
 * batches that the news is about, so that a page can ignore its own changes. With `isReadAtOpen` it also calls back once at first, for
 * pages that wait for something that may arrive while they load.
 * @returns a function that ends it
 */
export function followNews(
  topics: readonly NewsTopic[],
  onNews: (batches: NewsBatches) => void,
  { isReadAtOpen = false }: { isReadAtOpen?: boolean } = {},
): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHidden = false;
  let mayHaveMissed = isReadAtOpen;
  let heard: NewsBatches = [];

  const tell = (batch?: string): void => {
    heard = heard && batch !== undefined ? [...heard, batch] : null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const batches = heard;
      heard = [];
      onNews(batches);
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
      const [about, batch] = String(data).split(' ');
      if (topics.some((topic) => topic === about)) tell(batch);
    };
    // News that came while there was no connection was lost.
    source.onopen = () => {
      if (mayHaveMissed) tell();
      mayHaveMissed = true;
    };
    if (wasHidden) tell();
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
