import type { IncomingMessage } from 'node:http';

/** Bodies that are on their way, each read up to a cap. */
export interface OpenBodies {
  /**
   * The body; null when it is larger than the cap. The rest of a larger one is read and thrown away, so that its sender gets an answer.
   * @throws when the sender goes away, or is too slow among too many.
   */
  read(request: IncomingMessage): Promise<Buffer | null>;
}

/** What bodies on their way may come to. */
export interface OpenLimits {
  mostBytesOfOne: number;
  mostOpen: number;
  mostBytes: number;
}

/** Those who send in earnest are done within a moment: beyond the limits the body that began first is given up, its sender hung up on. */
export const createOpenBodies = ({
  mostBytesOfOne,
  mostOpen,
  mostBytes,
}: OpenLimits): OpenBodies => {
  /** What is held of each, in the order they began. */
  const open = new Map<IncomingMessage, number>();
  let held = 0;

  const hold = (request: IncomingMessage, bytes: number): void => {
    held += bytes - (open.get(request) ?? 0);
    open.set(request, bytes);
    for (const [oldest] of open) {
      if (open.size <= mostOpen && held <= mostBytes) return;
      close(oldest);
      oldest.destroy();
    }
  };
  const close = (request: IncomingMessage): void => {
    held -= open.get(request) ?? 0;
    open.delete(request);
  };

  return {
    read: async (request) => {
      const chunks: Buffer[] = [];
      let size = 0;
      hold(request, 0);
      try {
        for await (const chunk of request as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size <= mostBytesOfOne) chunks.push(chunk);
          else chunks.length = 0;
          hold(request, size <= mostBytesOfOne ? size : 0);
        }
      } finally {
        close(request);
      }
      return size <= mostBytesOfOne ? Buffer.concat(chunks) : null;
    },
  };
};
