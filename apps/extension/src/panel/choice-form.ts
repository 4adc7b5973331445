import { titleOf } from '../queue/work.ts';
import { button, element } from './element.ts';
import type { Told } from './contents.ts';

/** A field in which the person types, of which the page hears nothing. */
const field = (
  label: string,
  attributes: Record<string, string>,
): [HTMLElement, HTMLInputElement] => {
  const input = element('input', attributes);
  for (const name of ['keydown', 'keypress', 'keyup', 'input']) {
    input.addEventListener(name, (event) => event.stopPropagation());
  }
  return [element('label', {}, label, input), input];
};

/** Without a number of its own, the episode or chapter has the number of the page. */
const numberIn = (
  { value }: HTMLInputElement,
  pageNumber: number | undefined,
): number | undefined => {
  const number = Number(value);
  return value === '' || number === pageNumber ? undefined : number;
};

/** Says which work it is: a choice of what was found, a search for more, and the number of the episode or chapter if it is another one. */
export const choiceForm = ({
  event: { key, choices, episode },
  state: { language, medium, number },
  words,
  ask,
  pageNumber,
}: Told & { pageNumber: number | undefined }): HTMLElement => {
  const isChapter = medium === 'MANGA';
  const [numberLabel, numberField] = field(isChapter ? words.chapter : words.episode, {
    type: 'number',
    min: isChapter ? '0' : '1',
    max: '9999',
    ...(isChapter && { step: 'any' }),
  });
  numberField.value = String(episode ?? number ?? '');
  const [searchLabel, searchField] = field(words.search, { type: 'search', maxlength: '100' });
  const search = (): void => {
    searchField.blur();
    void ask({ kind: 'search', key, query: searchField.value });
  };
  searchField.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) search();
  });
  const works = choices.slice(0, 6).map((work) =>
    button(words.isThis(titleOf(work, language)), () => {
      const told = numberIn(numberField, pageNumber);
      void ask({ kind: 'choose', key, workId: work.id, number: told });
    }),
  );
  return element(
    'div',
    { class: 'row' },
    numberLabel,
    ...works,
    searchLabel,
    button(words.save, search),
  );
};
