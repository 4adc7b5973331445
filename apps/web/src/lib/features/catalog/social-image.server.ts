import { redirect, type RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { inProcess } from '#lib/server/in-process.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { AnimeCard } from './anime.ts';
import { episodesLabel, lengthLabel, yearOf } from './caption.ts';
import { ANIME_CARD, MANGA_CARD } from './fragments.server.ts';
import type { MangaCard } from './manga.ts';
import { socialCard } from './social-card.server.ts';
import { languageOf } from './title.ts';
import { leaveFormerAddress } from '#lib/server/former-address.server.ts';
import { isWorkId, type Work, type WorkKind } from './work.ts';
import { catalogWords } from './words.ts';

const DOCUMENTS = {
  anime: graphql(
    'query WebSocialImageOfAnime($id: ID!) { work: anime(id: $id) { ...AnimeCard } }',
    [ANIME_CARD],
  ),
  manga: graphql(
    'query WebSocialImageOfManga($id: ID!) { work: manga(id: $id) { ...MangaCard } }',
    [MANGA_CARD],
  ),
};

/** People look at a posted link for days. */
const CACHE = 'public, max-age=86400';

/** In the language of most readers of other sites. */
const say = catalogWords('en');

const isAnime = (work: AnimeCard | MangaCard): work is AnimeCard => 'episodeCount' in work;

const factsOf = (work: AnimeCard | MangaCard): { year: number | null; facts: string[] } => {
  const year = (isAnime(work) ? work.seasonYear : null) ?? yearOf(work.startDate);
  const length = isAnime(work) ? episodesLabel(work, say) : lengthLabel(work, say);
  const facts = [say.formats(work.format), year === null ? null : String(year), length];
  return { year, facts: facts.filter((fact) => fact !== null) };
};

type Drawable = (text: string) => Promise<string>;

/** The native title if the font has all its letters; otherwise one in Latin letters. */
const coverTitle = async (
  { titleNative, titleRomaji, titleEnglish }: Work,
  drawable: Drawable,
): Promise<{ native: string; direction: 'down' | 'across' }> => {
  const native = await drawable(titleNative);
  if (Array.from(native).length === Array.from(titleNative).length) {
    return { native, direction: languageOf(titleNative) === null ? 'across' : 'down' };
  }
  return {
    native: await drawable(titleRomaji ?? titleEnglish ?? titleNative),
    direction: 'across',
  };
};

const svgOf = async (work: AnimeCard | MangaCard, drawable: Drawable): Promise<string> => {
  const { year, facts } = factsOf(work);
  const { titleRomaji, titleEnglish, titleNative } = work;
  const title = await drawable(titleRomaji ?? titleEnglish ?? titleNative);
  const other = titleEnglish === null ? null : await drawable(titleEnglish);
  return socialCard({
    id: work.id,
    ...(await coverTitle(work, drawable)),
    title,
    other: other?.toLowerCase() === title.toLowerCase() ? null : other,
    facts,
    meta: [say.formats(work.format), ...(year === null ? [] : [String(year)])],
  });
};

/** The preview picture of a link to a work; that of the site if it cannot be made now. */
export async function socialImage(event: RequestEvent, kind: WorkKind): Promise<Response> {
  const id = event.params['id'] ?? '';
  if (!isWorkId(id)) pageError(404, 'WORK_NOT_FOUND');
  const answer = await readOrDegrade(event, () => execute(event, DOCUMENTS[kind], { id }));
  if (answer?.work === null) pageError(404, 'WORK_NOT_FOUND');
  if (answer?.work) leaveFormerAddress(event, answer.work);
  const { painter } = inProcess(event);
  if (!answer?.work || !painter) redirect(302, '/social.png');
  const png = await painter.paint(await svgOf(answer.work, (text) => painter.drawable(text)));
  if (!png) redirect(302, '/social.png');
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': CACHE },
  });
}
