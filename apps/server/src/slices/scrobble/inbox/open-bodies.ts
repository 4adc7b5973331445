import type { IncomingMessage } from 'node:http';

/** Bodies that are being received, each read up to a cap. */
export interface OpenBodies {
  /**
   * The body; null if it is larger than the cap. The rest of a larger one is read and dropped, so that its sender gets a response.
   * @throws if the sender disconnects, or is too slow while there are too many
   */
  read(request: IncomingMessage): Promise<Buffer | null>;
}

/** The limits of bodies that are being received. */
export interface OpenLimits {
  mostBytesOfOne: number;
  mostOpen: number;
  mostBytes: number;
}

/** Real senders finish within a moment. So beyond the limits the oldest body is dropped and its sender disconnected. */
export const createOpenBodies = ({
  mostBytesOfOne,
  mostOpen,
  mostBytes,
}: OpenLimits): OpenBodies => {
  /** The bytes held of each, in order of arrival. */
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
