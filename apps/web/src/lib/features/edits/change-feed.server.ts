import type { RequestEvent } from '@sveltejs/kit';
import { xmlText } from '#lib/features/catalog/svg-text.ts';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { workPath } from '#lib/features/catalog/work.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import type { ShownChange } from './change.ts';
import { readRevisions, type RevisionRows } from './edits.server.ts';
import { reviewWords } from './review-words.ts';

const MOST_NAME = 64;

const linesOf = ({ name, lines }: ShownChange): string =>
  [name, ...lines.map(({ isAdded, text }) => `${isAdded ? '+' : '−'} ${text}`)].join('\n');

type Revision = RevisionRows['nodes'][number];

const entryOf = (event: RequestEvent, revision: Revision): string => {
  const { locals } = event;
  const { locale, titles } = locals.preferences;
  const say = reviewWords(locale);
  const work = revision.anime ?? revision.manga;
  const name = work ? mainTitle(work, titles).text : say.hiddenWork;
  const place = `${workPath(revision.media === 'ANIME' ? 'anime' : 'manga', revision.workId)}/edits`;
  const text = [revision.note, ...revision.changes.map(linesOf)].filter(Boolean).join('\n\n');
  const author = revision.author?.username ?? say.hiddenUser;
  return `  <entry>
    <id>urn:uuid:${revision.id}</id>
    <title>${xmlText(`${name}: ${revision.changes.map((change) => change.name).join(say.comma)}`)}</title>
    <updated>${revision.madeAt}</updated>
    <author><name>${xmlText(author)}</name></author>
    <link href="${xmlText(`${locals.baseUrl}${place}`)}"/>
    <content type="text">${xmlText(text)}</content>
  </entry>`;
};

/** The latest changes as an Atom feed: of a work, of a user, or all. @throws 404 for the changes of nobody */
export async function changeFeed(event: RequestEvent): Promise<string> {
  const { searchParams, pathname, search } = event.url;
  const user = searchParams.get('user')?.slice(0, MOST_NAME) ?? null;
  const workId = searchParams.get('work')?.slice(0, MOST_NAME) ?? null;
  const { nodes } = await readRevisions(event, { workId, user, after: null });
  const { baseUrl, preferences } = event.locals;
  const updated = nodes[0]?.madeAt ?? new Date(currentTime(event)).toISOString();
  const self = xmlText(`${baseUrl}${pathname}${search}`);
  return `<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${self}</id>
  <title>Tsuzuki: ${xmlText(reviewWords(preferences.locale).views.changes)}</title>
  <updated>${updated}</updated>
  <link rel="self" href="${self}"/>
  <link href="${xmlText(`${baseUrl}/edits?show=changes`)}"/>
${nodes.map((revision) => entryOf(event, revision)).join('\n')}
</feed>`;
}
