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

/** Without a number of its own, the episode has the number of the page. */
const numberIn = (
  { value }: HTMLInputElement,
  pageNumber: number | undefined,
): number | undefined => {
  const number = Number(value);
  return value === '' || number === pageNumber ? undefined : number;
};

/** Says which work it is: a choice of what was found, a search for more, and the number of the episode if it is another one. */
export const choiceForm = ({
  event: { key, choices, episode },
  state: { language, medium, number },
  words,
  ask,
  pageNumber,
}: Told & { pageNumber: number | undefined }): HTMLElement => {
  const [numberLabel, numberField] = field(words.episode, {
    type: 'number',
    min: '1',
    max: '9999',
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
      const told = medium === 'ANIME' ? numberIn(numberField, pageNumber) : undefined;
      void ask({ kind: 'choose', key, workId: work.id, episode: told });
    }),
  );
  return element(
    'div',
    { class: 'row' },
    medium === 'ANIME' ? numberLabel : undefined,
    ...works,
    searchLabel,
    button(words.save, search),
  );
};
