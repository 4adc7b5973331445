import { type Ask, askAt } from '../tests/ask-at.ts';
import { linksOf } from '../tests/detailed-work.ts';
import { SourceStandIn } from '../tests/source-stand-in.ts';
import { fillWorks, hangPictures, type WholeWorks } from '../tests/whole-works.ts';
import { type BenchDatabase, openDatabase } from './database.ts';
import { type ServerProcess, startServer } from './process.ts';

/** A server whose works have all that sources give, with a stand-in for the sites of their pictures. */
export interface FilledServer {
  database: BenchDatabase;
  server: ServerProcess;
  /** The paths of pages that show it. */
  pages: Record<string, string>;
  close: () => Promise<void>;
}

const pagesOf = async (ask: Ask, { anime, manga }: WholeWorks): Promise<Record<string, string>> => {
  const { character, voice, studio } = await linksOf(ask, anime);
  return {
    home: '/',
    search: '/search?q=frieren',
    browse: '/anime',
    season: '/seasons/2026/winter',
    anime: `/anime/${anime}`,
    manga: `/manga/${manga}`,
    character: `/characters/${character}`,
    person: `/people/${voice}`,
    studio: `/studios/${studio}`,
  };
};

/** Starts it. */
export const openFilledServer = async (): Promise<FilledServer> => {
  const database = await openDatabase();
  const web = await SourceStandIn.start();
  const works = await fillWorks(database.app);
  await hangPictures(web, works.pictures);
  const server = await startServer({
    name: 'tsuzuki',
    file: './servers/ours.mjs',
    env: { ...database.env, TSUZUKI_LIMITS: 'off', IMAGES_MIRROR: web.url },
  });
  return {
    database,
    server,
    pages: await pagesOf(askAt(server.url), works),
    close: async () => {
      await server.stop();
      web.close();
      await database.close();
    },
  };
};
