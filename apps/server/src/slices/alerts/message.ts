import { serviceName } from '@tsuzuki/contract/services';
import type { AlertDetails, AlertKind } from './model.ts';

/** Who reads a message. */
export interface Reader {
  locale: 'en' | 'ja';
  /** IANA name. */
  zone: string;
}

/** What happened. */
export interface Happening {
  kind: AlertKind;
  details: AlertDetails;
  happensAt: Date;
}

const TAGS = { en: 'en-GB', ja: 'ja-JP' } as const;

const timeOf = (at: Date, { locale, zone }: Reader): string =>
  new Intl.DateTimeFormat(TAGS[locale], {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(at);

/** A date that may lack its day, or its month too. */
const dateOf = (date: string, locale: Reader['locale']): string => {
  const [year = NaN, month, day] = date.split('-').map(Number);
  const at = Date.UTC(year, (month ?? 1) - 1, day ?? 1);
  if (Number.isNaN(at)) return date;
  return new Intl.DateTimeFormat(TAGS[locale], {
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(at);
};

const RELEASES = {
  en: {
    THEATRICAL: 'In cinemas',
    DIGITAL: 'To buy or rent online',
    PHYSICAL: 'On disc',
    TV: 'On TV',
  },
  ja: {
    THEATRICAL: '劇場公開',
    DIGITAL: 'デジタル配信',
    PHYSICAL: 'ディスク発売',
    TV: 'テレビ放送',
  },
} as const;

const releaseOf = (details: AlertDetails, locale: Reader['locale']): string => {
  const names: Readonly<Record<string, string>> = RELEASES[locale];
  return names[String(details['release'])] ?? (locale === 'en' ? 'Out' : '公開');
};

const english = ({ kind, details, happensAt }: Happening, reader: Reader): string => {
  const episode =
    details['episode'] === undefined ? 'A new episode' : `Episode ${details['episode']}`;
  switch (kind) {
    case 'AIRING_SOON':
      return `${episode} airs at ${timeOf(happensAt, reader)}.`;
    case 'EPISODE_AIRED':
      return `${episode} aired.`;
    case 'NEW_CHAPTER':
      return `Chapter ${details['chapter']} is out.`;
    case 'FILM_DATE': {
      const moved = details['previousDate'];
      const on = `${releaseOf(details, 'en')} on ${dateOf(String(details['date']), 'en')}`;
      return moved === undefined ? `${on}.` : `${on}, not ${dateOf(String(moved), 'en')}.`;
    }
    case 'NOW_STREAMING':
      return `Now on ${serviceName(String(details['service']), 'en')}.`;
    case 'SEQUEL_ANNOUNCED':
      return `A sequel was announced: ${details['sequel']}`;
  }
};

const japanese = ({ kind, details, happensAt }: Happening, reader: Reader): string => {
  const episode = details['episode'] === undefined ? '新しい話' : `第${details['episode']}話`;
  switch (kind) {
    case 'AIRING_SOON':
      return `${episode}が${timeOf(happensAt, reader)}に放送されます。`;
    case 'EPISODE_AIRED':
      return `${episode}が放送されました。`;
    case 'NEW_CHAPTER':
      return `第${details['chapter']}話が公開されました。`;
    case 'FILM_DATE': {
      const moved = details['previousDate'] === undefined ? '決まりました' : '変更されました';
      return `${releaseOf(details, 'ja')}日が${dateOf(String(details['date']), 'ja')}に${moved}。`;
    }
    case 'NOW_STREAMING':
      return `${serviceName(String(details['service']), 'ja')}で見られるようになりました。`;
    case 'SEQUEL_ANNOUNCED':
      return `続編「${details['sequel']}」が発表されました。`;
  }
};

/** What happened to a work, in one sentence without its name. */
export const sentenceOf = (happening: Happening, reader: Reader): string =>
  reader.locale === 'ja' ? japanese(happening, reader) : english(happening, reader);

/** What a test says. */
export const TEST_WORDS = {
  en: { title: 'Tsuzuki', text: 'This is a test. Your alerts will arrive here.' },
  ja: { title: 'Tsuzuki', text: 'テスト通知です。通知はここに届きます。' },
} as const;
