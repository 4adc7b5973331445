import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What stands between browsers and an app: its address is known before the app starts, and it can be down. */
export interface Gateway {
  url: string;
  /** Sends what comes to a port of this machine. */
  leadTo(url: string): void;
  /** Nothing comes through any more, and what is open is cut. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

export const openGateway = async (): Promise<Gateway> => {
  const sockets = new Set<Socket>();
  let port = 0;
  let isOpen = true;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  };
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    if (!isOpen) return client.destroy();
    const app = connect(port, '127.0.0.1');
    [client, app].forEach(keep);
    client.on('close', () => app.destroy());
    app.on('close', () => client.destroy());
    return client.pipe(app).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => {
      port = Number(new URL(url).port);
    },
    shut: () => {
      isOpen = false;
      cut();
    },
    open: () => {
      isOpen = true;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
