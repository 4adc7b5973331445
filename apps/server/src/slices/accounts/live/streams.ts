import type { ServerResponse } from 'node:http';
import type { App } from '#platform/app.ts';
import { listen } from '#platform/database/index.ts';
import { defineResource } from '#platform/resource.ts';
import { ENDED_CHANNEL, endedSessions } from '../bearer/ended-session.ts';
import { UPDATE_CHANNEL } from './send-update.ts';
import { UPDATE_TOPICS } from './topic.ts';
import { refusal } from '../reasons.ts';

/** Pages that one user may have open at once, in all browsers. Only pages in sight have a stream. */
const MOST_OF_USER = 12;
/** The streams of all users in one process. */
const MOST = 5_000;
/** Keeps proxies from closing silent connections, and finds browsers that went away. */
const HEARTBEAT_MS = 20_000;
/** After this the browser reconnects, and is authenticated again. */
const LIFE_MS = 15 * 60_000;
/** A client that is this far behind does not read. */
const MOST_UNREAD_BYTES = 16_384;

/** One open page. */
interface Stream {
  userId: string;
  sessionId: string;
  response: ServerResponse;
  openedMs: number;
}

/** The open pages of users that wait for updates in this process. */
export class UpdateStreams {
  readonly #app: App;
  readonly #byUser = new Map<string, Set<Stream>>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #listening: readonly { stop(): Promise<void> }[];
  #count = 0;
  #isClosed = false;

  constructor(app: App) {
    this.#app = app;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#listening = [
      listen(app.database, UPDATE_CHANNEL, (payload) => this.#receive(payload)),
      listen(app.database, ENDED_CHANNEL, (id) => this.#endLapsed(id)),
    ];
  }

  /** @throws Refusal `RATE_LIMITED` if too many are open already */
  requireRoom(userId: string): void {
    const own = this.#byUser.get(userId)?.size ?? 0;
    if (this.#isClosed || own >= MOST_OF_USER || this.#count >= MOST) {
      throw refusal('RATE_LIMITED', 'TABS_EXHAUSTED');
    }
  }

  add(userId: string, sessionId: string, response: ServerResponse): void {
    const stream = { userId, sessionId, response, openedMs: performance.now() };
    const own = this.#byUser.get(userId) ?? new Set<Stream>();
    this.#byUser.set(userId, own.add(stream));
    this.#count += 1;
    response.on('error', () => {});
    response.once('close', () => this.#remove(stream));
  }

  /** Ends all streams, which would keep the server from stopping. */
  endAll(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const { response } of this.#all()) response.end();
  }

  async close(): Promise<void> {
    this.endAll();
    await Promise.all(this.#listening.map((each) => each.stop()));
  }

  /** No payload means that notifications may have been lost. */
  #receive(payload: string | undefined): void {
    if (payload === undefined) {
      for (const user of this.#byUser.keys())
        for (const topic of UPDATE_TOPICS) this.#send(user, topic);
      return;
    }
    const [user = '', ...update] = payload.split(' ');
    this.#send(user, update.join(' '));
  }

  /** @param update a topic, and the id of the batch if there is one */
  #send(userId: string, update: string): void {
    for (const stream of this.#byUser.get(userId) ?? []) send(stream, `data: ${update}\n\n`);
  }

  /** Ends the pages of a session that just ended, and of all sessions that ended before. */
  #endLapsed(id?: string): void {
    const ended = this.#app.get(endedSessions);
    for (const { sessionId, response } of this.#all()) {
      if (sessionId === id || ended.has(sessionId)) response.end();
    }
  }

  #all(): Stream[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  #beat(): void {
    this.#endLapsed();
    const now = performance.now();
    for (const stream of this.#all()) {
      if (now - stream.openedMs > LIFE_MS) stream.response.end();
      else send(stream, ':\n\n');
    }
  }

  #remove(stream: Stream): void {
    const own = this.#byUser.get(stream.userId);
    if (!own?.delete(stream)) return;
    this.#count -= 1;
    if (own.size === 0) this.#byUser.delete(stream.userId);
  }
}

const send = ({ response }: Stream, text: string): void => {
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
  else if (!response.writableEnded) response.write(text);
};

export const updateStreams = defineResource<UpdateStreams>({
  name: 'updates of accounts',
  open: async (app) => {
    await app.open(endedSessions);
    return new UpdateStreams(app);
  },
  close: (streams) => streams.close(),
});
