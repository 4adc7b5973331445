import { titleOf } from '../queue/work.ts';
import type { PanelWords } from '../words/panel-words.ts';
import { button, element } from './element.ts';
import type { Ask } from './panel.ts';
import type { PanelEvent, PanelState } from './panel-state.ts';
import { choiceForm } from './choice-form.ts';

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

const row = (...children: Node[]): HTMLElement => element('div', { class: 'row' }, ...children);
const text = (words: string, look = ''): HTMLElement => element('p', { class: look }, words);

/** Before it is recorded: how far it is, or what is missing. */
const progress = (state: PanelState, words: PanelWords, ask: Ask): Node[] => {
  if (!state.hasServer || state.isSignedOut) {
    const press = (): void => void ask({ kind: 'options' });
    const problem = state.hasServer ? words.signedOut : words.noServer;
    return [text(problem, 'alarm'), row(button(words.signIn, press))];
  }
  if (!state.hasPlayer) return [text(words.noPlayer)];
  const [share, threshold] = [percent(state.share), percent(state.threshold)];
  const bar = element('progress', { max: '1', value: String(state.share), 'aria-label': share });
  return [bar, text(words.watching(share, threshold))];
};

/** An event, and what is needed to show it. */
export interface Told {
  event: PanelEvent;
  state: PanelState;
  words: PanelWords;
  ask: Ask;
}

/** Which work it is: what the server suggests, and a search. */
const which = (told: Told): Node[] => [
  text(told.words.which),
  choiceForm({ ...told, pageNumber: told.state.number }),
];

/** What was recorded can be undone, or corrected once for all episodes of this page. */
const recorded = (told: Told): Node[] => {
  const { event, state, words, ask } = told;
  const { key, work, episode, choices } = event;
  const correct = element('details', choices.length > 0 ? { open: '' } : {});
  correct.append(
    element('summary', {}, words.correct),
    choiceForm({ ...told, pageNumber: undefined }),
  );
  return [
    text(words.recorded(work ? titleOf(work, state.language) : state.title, episode)),
    row(button(words.undo, () => void ask({ kind: 'undo', key }))),
    correct,
  ];
};

const asked = ({ event: { key, work }, state, words, ask }: Told): Node[] => [
  text(words.asked(work ? titleOf(work, state.language) : state.title)),
  row(
    button(words.yes, () => void ask({ kind: 'answer', key, isWanted: true })),
    button(words.no, () => void ask({ kind: 'answer', key, isWanted: false })),
  ),
];

const waiting = ({ event: { key }, words, ask }: Told): Node[] => [
  text(words.waiting),
  row(button(words.undo, () => void ask({ kind: 'undo', key }))),
];

const signedOut = ({ words, ask }: Told): Node[] => [
  text(words.signedOut, 'alarm'),
  row(button(words.signIn, () => void ask({ kind: 'options' }))),
];

const OF_STATE: Record<PanelEvent['state'], (told: Told) => Node[]> = {
  waiting,
  signed_out: signedOut,
  recorded,
  which,
  confirming: ({ words }) => [text(words.confirming)],
  asked,
  not_recorded: ({ words }) => [text(words.notRecorded)],
  undone: ({ words }) => [text(words.undone)],
  too_old: ({ words }) => [text(words.tooOld, 'alarm')],
};

/** What the panel shows below its title. */
export const contents = (state: PanelState, words: PanelWords, ask: Ask): Node[] =>
  state.event
    ? OF_STATE[state.event.state]({ event: state.event, state, words, ask })
    : progress(state, words, ask);
