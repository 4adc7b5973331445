/** A video in AniList's form. */
export interface Trailer {
  id: string;
  site: 'youtube' | 'dailymotion';
}

const FORMS: readonly (readonly [Trailer['site'], RegExp])[] = [
  ['youtube', /^https:\/\/(?:www\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/)([\w-]{11})/u],
  ['youtube', /^https:\/\/youtu\.be\/([\w-]{11})/u],
  ['dailymotion', /^https:\/\/(?:www\.)?dailymotion\.com\/video\/(\w{5,12})/u],
];

/** The first of some addresses that is a video at a site which AniList knows. */
export const trailerOf = (addresses: readonly string[]): Trailer | null => {
  for (const address of addresses)
    for (const [site, form] of FORMS) {
      const id = form.exec(address)?.[1];
      if (id) return { id, site };
    }
  return null;
};
