import type { App } from '#platform/app.ts';
import { catalogue, changeFeed } from '#slices/catalog/index.ts';

/** What anime are called in the output of commands, in letters that every terminal has if a source knows them; the id of one that is not here. */
export const titlesNow = async (app: App): Promise<(animeId: string) => string> => {
  const works = await app.open(catalogue);
  await app.get(changeFeed).catchUp();
  return (animeId) => {
    const anime = works.get(animeId);
    return anime?.titleRomaji ?? anime?.titleNative ?? animeId;
  };
};
