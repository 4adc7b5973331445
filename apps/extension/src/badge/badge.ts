import { sheetsOf } from '../panel/sheets.ts';
import { button, element } from '../panel/element.ts';
import { canAdvance } from '../list/own-work.ts';
import { titleOf } from '../queue/work.ts';
import { listWords, type ListWords } from '../words/list-words.ts';
import type { BadgeAct } from './state-of-page.ts';
import type { BadgeState } from './badge-state.ts';
import controls from '../panel/controls.css?inline';
import style from './badge.css?inline';

export interface Badge {
  /** Shows a state, or nothing. */
  show: (state: BadgeState | undefined) => void;
}

/** What the person may do with what is shown. */
interface Acts {
  ask: (act: BadgeAct) => void;
  signIn: () => void;
  close: () => void;
}

const PROBLEMS = {
  signed_out: 'signedOut',
  unreachable: 'unreachable',
  changed: 'changed',
} as const satisfies Record<NonNullable<BadgeState['problem']>, keyof ListWords>;

const ownStatus = ({ work, link, language }: BadgeState, words: ListWords): Node | undefined => {
  if (!work) return undefined;
  const { entry, medium, total } = work;
  const text = entry
    ? `${words.status(entry.status, medium)} · ${words.progress(entry.progress, total, medium)}`
    : words.notOnList;
  const title = words.open(titleOf(work, language));
  const attributes = { href: link ?? '', target: '_blank', rel: 'noreferrer', title };
  return element('p', { role: 'status' }, element('a', attributes, text));
};

const buttons = ({ work, batchId, language }: BadgeState, words: ListWords, acts: Acts): Node[] => {
  if (!work) return [];
  const label = words.plusOne(titleOf(work, language), work.medium);
  return [
    ...(work.entry ? [] : [button(words.add, () => acts.ask({ kind: 'add' }))]),
    ...(canAdvance(work)
      ? [button('+1', () => acts.ask({ kind: 'advance' }), { 'aria-label': label })]
      : []),
    ...(batchId === undefined
      ? []
      : [button(words.undo, () => acts.ask({ kind: 'undo', batchId }))]),
  ];
};

const contents = (state: BadgeState, acts: Acts): HTMLElement => {
  const words = listWords[state.language];
  const { problem } = state;
  const alarm =
    problem && element('p', { class: 'alarm', role: 'status' }, words[PROBLEMS[problem]]);
  return element(
    'section',
    { class: 'badge', lang: state.language, 'aria-label': 'Tsuzuki' },
    ownStatus(state, words),
    ...buttons(state, words, acts),
    alarm,
    problem === 'signed_out' ? button(words.signIn, acts.signIn) : undefined,
    button('×', acts.close, { class: 'close', 'aria-label': words.close }),
  );
};

/** The badge of a page, in a closed shadow root: the page can neither read nor press what is in it. */
export const createBadge = (acts: Omit<Acts, 'close'>): Badge => {
  const host = document.createElement('tsuzuki-badge');
  const root = host.attachShadow({ mode: 'closed' });
  let isStyled = false;

  const show = (state: BadgeState | undefined): void => {
    if (!state) return host.remove();
    if (!isStyled) root.adoptedStyleSheets = sheetsOf(`${controls}${style}`);
    isStyled = true;
    const pressed = root.activeElement?.getAttribute('aria-label');
    root.replaceChildren(contents(state, { ...acts, close: () => host.remove() }));
    if (!host.isConnected) document.documentElement.append(host);
    // Who presses +1 with the keyboard wants to press it again.
    const again = [...root.querySelectorAll('button')].find(
      (one) => pressed !== undefined && one.getAttribute('aria-label') === pressed,
    );
    again?.focus();
  };
  return { show };
};
