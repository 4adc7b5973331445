/** What news of the signed-in visitor's account can be about. */
export type NewsTopic = 'list' | 'deliveries' | 'notices';

/** The batches that news is about; null: it names none, or some news may have been missed. */
export type NewsBatches = readonly string[] | null;

/** What comes in one go is read once. */
const GATHER_MS = 250;

/**
 * Calls back when there is news of some topics of the account, written in any process and through any door; also when the page
 * is in sight again, as it listens only while it is, and when a lost connection is back. In the browser, of a signed-in visitor. Returns what ends it.
 * It is told which batches the news is about, so that a page can leave out what it wrote itself.
 * `isReadAtOpen` calls back once at first, too, for pages that wait for something that may come while they load.
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
  // A browser keeps few connections to one server: pages out of sight give theirs up.
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
    // What came while there was no connection was told to nobody.
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
