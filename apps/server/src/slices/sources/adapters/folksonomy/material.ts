import type { MediaSource } from '#slices/catalog/index.ts';

/** What a work was made from, by the words Bangumi's users have for it. */
export const MATERIAL_WORDS: Readonly<Partial<Record<MediaSource, readonly string[]>>> = {
  ORIGINAL: ['原创', '原创动画'],
  MANGA: ['漫画改', '漫改', '漫画改编'],
  LIGHT_NOVEL: ['轻小说改', '轻改', '轻小说'],
  VISUAL_NOVEL: ['GAL改'],
  VIDEO_GAME: ['游戏改', '游改', '手游改', '游戏改编'],
  NOVEL: ['小说改', '小说改编'],
};

/** A word that says less than another beside it: a light novel is also called a novel. */
const WIDER: Readonly<Partial<Record<MediaSource, MediaSource>>> = {
  NOVEL: 'LIGHT_NOVEL',
  VIDEO_GAME: 'VISUAL_NOVEL',
};

/** The one thing people say it was made from; null where they say several. */
export const materialOf = (said: readonly MediaSource[]): MediaSource | null => {
  const narrow = said.filter((source) => {
    const narrower = WIDER[source];
    return narrower === undefined || !said.includes(narrower);
  });
  return narrow.length === 1 ? narrow[0]! : null;
};
