import { titleOf } from '../queue/work.ts';
import { whyNot } from '../words/why-words.ts';
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
  const { match } = state;
  const isChapter = state.medium === 'MANGA';
  const title = match && titleOf(match.work, state.language);
  const matched = title && text(words.matched(title, match.episode));
  const bar = element('progress', { max: '1', value: String(state.share), 'aria-label': share });
  return [
    ...(matched ? [matched] : []),
    bar,
    text((isChapter ? words.reading : words.watching)(share, threshold)),
  ];
};

/** An event, and what is needed to show it. */
export interface Told {
  event: PanelEvent;
  state: PanelState;
  words: PanelWords;
  ask: Ask;
}

/** A way out for what is no anime, and for manga that the person does not want: nothing of it is recorded or asked again. */
const ignoring = ({ event: { key }, state: { medium }, words, ask }: Told): Node => {
  const label = medium === 'MANGA' ? words.ignoreManga : words.notAnime;
  return button(label, () => void ask({ kind: 'ignore', key }));
};

/** Which work it is: what the server suggests, and a search. */
const which = (told: Told): Node[] => [
  text(told.words.which),
  choiceForm({ ...told, pageNumber: told.state.number }),
  row(ignoring(told)),
];

/** Takes it back, where that is possible, and says so if the server did not do it. */
const undoing = ({ event: { key, canUndo, isNotUndone }, words, ask }: Told): Node[] => [
  ...(isNotUndone ? [text(words.notUndone, 'alarm')] : []),
  ...(canUndo ? [row(button(words.undo, () => void ask({ kind: 'undo', key })))] : []),
];

/** What was recorded can be undone, or corrected once for all episodes of this page. */
const recorded = (told: Told): Node[] => {
  const { event, state, words } = told;
  const { work, episode, choices, canUndo } = event;
  const title = work ? titleOf(work, state.language) : state.title;
  const correct = element('details', choices.length > 0 ? { open: '' } : {});
  correct.append(
    element('summary', {}, words.correct),
    choiceForm({ ...told, pageNumber: undefined }),
  );
  return [
    text((canUndo ? words.recorded : words.already)(title, episode, state.medium === 'MANGA')),
    ...undoing(told),
    correct,
  ];
};

const asked = (told: Told): Node[] => {
  const { event, state, words, ask } = told;
  const { key, work } = event;
  return [
    text(words.asked(work ? titleOf(work, state.language) : state.title)),
    row(
      button(words.yes, () => void ask({ kind: 'answer', key, isWanted: true })),
      button(words.no, () => void ask({ kind: 'answer', key, isWanted: false })),
      ignoring(told),
    ),
  ];
};

const waiting = (told: Told): Node[] => [text(told.words.waiting), ...undoing(told)];

const notRecorded = ({ event: { outcome }, state: { language, medium }, words }: Told): Node[] => [
  text(`${words.notRecorded} ${whyNot(language, outcome, medium)}`.trim()),
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
  not_recorded: notRecorded,
  undone: ({ words }) => [text(words.undone)],
  too_old: ({ words }) => [text(words.tooOld, 'alarm')],
};

const ofEvent = (told: Told): Node[] => {
  const { server, state } = told.event;
  return [...(server === undefined ? [] : [text(server, 'place')]), ...OF_STATE[state](told)];
};

/** What the panel shows below its title: what became of it at each server. */
export const contents = (state: PanelState, words: PanelWords, ask: Ask): Node[] =>
  state.events.length > 0
    ? state.events.flatMap((event) => ofEvent({ event, state, words, ask }))
    : progress(state, words, ask);
