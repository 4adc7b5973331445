import type { PlacedMedia } from '#slices/exchange/index.ts';
import type { Found } from '../../pipeline/found.ts';

/** What was found of an item, for the preview of a history. Of suggestions only those with a place can be confirmed there. */
export const placedMedia = (found: Found): PlacedMedia => {
  if (found.outcome === 'matched') {
    const { match, partial } = found;
    if (!('animeId' in match)) return { outcome: 'no_mapping' };
    const { animeId, episode } = match;
    return { outcome: 'matched', animeId, episode, partial, isByTitle: match.by === 'title' };
  }
  if (found.outcome !== 'suggested') return { outcome: found.outcome };
  const [first, ...others] = found.suggestions.flatMap((one) =>
    'animeId' in one && one.animeId !== null && one.episode !== null
      ? [{ animeId: one.animeId, episode: one.episode }]
      : [],
  );
  if (!first) return { outcome: 'no_mapping' };
  const alike = others.filter(({ episode }) => episode === first.episode);
  return { outcome: 'suggested', ...first, others: alike.map(({ animeId }) => animeId) };
};
