import { mainTitle, type Titles } from '#lib/features/catalog/title.ts';
import { workWords } from '#lib/features/catalog/work-words.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import type { TitleLanguage } from '#lib/preferences/preferences.ts';
import { fieldWords } from '../field-words.ts';

type Other = Titles & { id: string };

/** A relation of a work as its page shows it. */
export interface ShownRelation {
  relationType: string;
  source: string;
  anime: Other | null;
  manga: Other | null;
}

/** A relation that is not a row of the form of a work, because it is no value of that work. */
export interface RelatedElsewhere {
  readonly kind: WorkKind;
  /** The other work. */
  readonly id: string;
  readonly title: string;
  /** The relation as people read it. */
  readonly line: string;
  /** Whether only the titles tell it; otherwise it is a value of the other work. */
  readonly isMatched: boolean;
}

const TITLE_MATCH = 'title-match';

/** The relations of a work that are stated elsewhere: all but those to works that its own values name. */
export const relatedElsewhere = (
  relations: readonly ShownRelation[],
  own: ReadonlySet<string>,
  { locale, titles }: { locale: Locale; titles: TitleLanguage },
): RelatedElsewhere[] =>
  relations.flatMap(({ relationType, source, anime, manga }) => {
    const other = anime ?? manga;
    if (!other || own.has(other.id)) return [];
    const say = fieldWords(locale);
    const title = mainTitle(other, titles).text;
    const named = say.aside(title, say.media[anime ? 'ANIME' : 'MANGA']);
    const line = say.relation(workWords(locale).relation(relationType), named);
    const kind = anime ? 'anime' : 'manga';
    return [{ kind, id: other.id, title, line, isMatched: source === TITLE_MATCH }];
  });
