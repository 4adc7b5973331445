/** A connection to a browser by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which Firefox speaks by itself. */
export interface Bidi {
  /**
   * Sends a command.
   * @throws Error with what the browser says is wrong
   */
  send(method: string, params?: object): Promise<any>;
  close(): void;
}

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

type Waiting = PromiseWithResolvers<unknown> & { method: string };

const settle = (waiting: Waiting, { type, result, error, message }: Answer): void => {
  if (type === 'success') waiting.resolve(result);
  else waiting.reject(new Error(`${waiting.method}: ${error}: ${message}`));
};

/** @param address of the browser, as it prints it */
export const connect = async (address: string): Promise<Bidi> => {
  const socket = new WebSocket(`${address}/session`);
  const open = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    const waiting = open.get(answer.id ?? 0);
    if (waiting) settle(waiting, answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    send: (method, params = {}) => {
      const waiting = { ...Promise.withResolvers<unknown>(), method };
      last += 1;
      open.set(last, waiting);
      socket.send(JSON.stringify({ id: last, method, params }));
      return waiting.promise;
    },
    close: () => socket.close(),
  };
};
