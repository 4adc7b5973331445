import type { App } from '#platform/app.ts';
import type { ServerKind } from '../servers/kind.ts';
import { openServer, type AskServer, type Patience } from './ask.ts';
import type { Library } from './library.ts';
import { mediaBrowserLibrary } from './media-browser-library.ts';
import { plexLibrary } from './plex-library.ts';
import type { LibraryAccess } from './stored-access.ts';

const LIBRARIES: Readonly<Record<ServerKind, (ask: AskServer) => Library>> = {
  server_a: plexLibrary,
  server_b: mediaBrowserLibrary,
};

/** Opens somebody's media server for reading. */
export const openLibrary = async (
  app: App,
  access: LibraryAccess,
  patience: Patience,
): Promise<Library> => LIBRARIES[access.kind](await openServer(app, access, patience));
