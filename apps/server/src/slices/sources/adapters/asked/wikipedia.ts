import { z } from 'zod';
import type { AskedSource } from '../../asked/asked-source.ts';
import { optional } from '../manga/field.ts';
import type { Finding, SourceWeb, WorkToAsk } from './finding.ts';
import { creditedDescription, PlainText } from './texts.ts';

const KEY = 'wikipedia';
const MB = 1024 ** 2;

const LANGUAGES = ['en', 'ja'] as const;
type Language = (typeof LANGUAGES)[number];

const ITEM = /^Q[1-9]\d{0,9}$/u;

const SiteLink = z.object({ title: z.string().min(1).max(300) });
const Entity = z.object({ sitelinks: z.record(z.string(), SiteLink).optional() });
/** Wikidata says with status 200 that it has no such item. */
const Entities = z.union([
  z.object({ entities: z.record(z.string(), Entity) }),
  z.object({ error: z.object({ code: z.literal('no-such-entity') }) }),
]);

const Summary = z.object({
  type: z.string(),
  extract: optional(PlainText),
  content_urls: z.object({ desktop: z.object({ page: z.url().max(2_000) }) }),
});

const itemOf = ({ ids }: WorkToAsk): string | null => {
  const id = ids.get('wikidata');
  return id !== undefined && ITEM.test(id) ? id : null;
};

type Titles = Partial<Record<Language, string>>;

/** The titles of the articles about an item; null for an item that is not there. */
const titlesOf = async ({ base, ask }: SourceWeb, item: string): Promise<Titles | null> => {
  const query = new URLSearchParams({
    action: 'wbgetentities',
    ids: item,
    props: 'sitelinks',
    sitefilter: LANGUAGES.map((lang) => `${lang}wiki`).join('|'),
    redirects: 'yes',
    format: 'json',
  });
  const answer = await ask({ address: `${base}?${query.toString()}`, schema: Entities });
  if (answer.outcome !== 'found' || 'error' in answer.data) return null;
  // An item that was merged into another one comes under the id of that one.
  const [entity] = Object.values(answer.data.entities);
  return Object.fromEntries(
    LANGUAGES.flatMap((lang) => {
      const title = entity?.sitelinks?.[`${lang}wiki`]?.title;
      return title === undefined ? [] : [[lang, title]];
    }),
  );
};

const describe = async ({ ask }: SourceWeb, lang: Language, title: string) => {
  const page = encodeURIComponent(title.replaceAll(' ', '_'));
  const answer = await ask({
    address: `https://${lang}.wikipedia.org/api/rest_v1/page/summary/${page}`,
    schema: Summary,
  });
  if (answer.outcome !== 'found' || answer.data.type !== 'standard') return [];
  const { extract, content_urls: urls } = answer.data;
  const credit = { lang, site: 'Wikipedia', address: urls.desktop.page };
  return extract ? creditedDescription(extract, credit) : [];
};

/** Wikipedia: how the English and the Japanese article about a work begin. Articles are found by the item of the work at Wikidata. */
export const wikipedia: AskedSource = {
  key: KEY,
  info: {
    name: 'Wikipedia',
    licence: 'CC BY-SA 4.0',
    attribution:
      'Descriptions: Wikipedia (CC BY-SA 4.0), by the authors of each article, shortened.',
    url: 'https://www.wikipedia.org/',
  },
  licence: {
    needsConsent: false,
    isNonCommercial: false,
    terms:
      'CC BY-SA 4.0: to be credited with a link; what is made of its texts stays under the same licence.',
  },
  media: ['ANIME', 'MANGA'],
  base: 'https://www.wikidata.org/w/api.php',
  hosts: ['www.wikidata.org', ...LANGUAGES.map((lang) => `${lang}.wikipedia.org`)],
  everyMs: 500,
  mostBytes: 2 * MB,
  deadlineMs: 20_000,
  worksADay: 3_000,
  againDays: { airing: 30, over: 180, missing: 90 },
  refOf: itemOf,
  ask: async (web, work): Promise<Finding> => {
    const titles = await titlesOf(web, itemOf(work) ?? '');
    if (titles === null) return { outcome: 'missing' };
    const descriptions = [];
    for (const lang of LANGUAGES) {
      const title = titles[lang];
      if (title !== undefined) descriptions.push(...(await describe(web, lang, title)));
    }
    if (descriptions.length === 0) return { outcome: 'missing' };
    return { outcome: 'found', facts: { descriptions } };
  },
};
