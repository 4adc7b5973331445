import type { PageMessage } from '../platform/message.ts';
import { panelWords } from '../words/panel-words.ts';
import { contents } from './contents.ts';
import { button, element } from './element.ts';
import controls from './controls.css?inline';
import style from './panel.css?inline';
import type { PanelState } from './panel-state.ts';
import { sheetsOf } from './sheets.ts';

export type Ask = (message: PageMessage) => Promise<unknown>;

/** The panel of a page. */
export interface Panel {
  /** Shows a state, or nothing. */
  show: (state: PanelState | undefined) => void;
}

/** How long a finished panel stays: the time in which to undo. */
const UNDO_MS = 10_000;
const FINISHED = new Set(['recorded', 'undone', 'not_recorded', 'too_old']);

/** What must change before a closed panel opens again. */
const newsOf = ({ title, number, events }: PanelState): string =>
  JSON.stringify([
    title,
    number,
    ...events.map(({ state, choices, isNotUndone }) => [state, choices.length, isNotUndone]),
  ]);

const isFinished = ({ events }: PanelState): boolean =>
  events.length > 0 && events.every(({ state }) => FINISHED.has(state));

/** A panel in a closed shadow root: the page can neither read nor press what is in it. */
export const createPanel = (ask: Ask): Panel => {
  const host = document.createElement('tsuzuki-panel');
  const root = host.attachShadow({ mode: 'closed' });
  let isStyled = false;
  let closed: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [timed, drawn]: (string | undefined)[] = [];

  const close = (news: string): void => {
    closed = news;
    timed = undefined;
    host.remove();
  };

  /** Closes a finished panel in ten seconds, unless the person is in it. Only news begin the time again. */
  const closeLater = (state: PanelState): void => {
    const news = newsOf(state);
    if (timed === news) return;
    clearTimeout(timer);
    timed = news;
    if (!isFinished(state)) return;
    const look = (): void => {
      if (root.activeElement === null) close(news);
      else timer = setTimeout(look, UNDO_MS);
    };
    timer = setTimeout(look, UNDO_MS);
  };

  const draw = (state: PanelState): void => {
    const words = panelWords[state.language];
    const { title, season, number, medium } = state;
    const place = words.place(season, number, medium === 'MANGA');
    const header = element(
      'header',
      {},
      element('h2', {}, title),
      button('×', () => close(newsOf(state)), { class: 'close', 'aria-label': words.close }),
      element('p', { class: 'place' }, place),
    );
    const attributes = { class: 'panel', lang: state.language, 'aria-label': words.label };
    root.replaceChildren(element('section', attributes, header, ...contents(state, words, ask)));
  };

  const isTyping = (): boolean => root.activeElement instanceof HTMLInputElement;

  const show = (state: PanelState | undefined): void => {
    if (!state) return host.remove();
    const news = newsOf(state);
    if (closed === news || (isTyping() && host.isConnected)) return;
    closed = undefined;
    // Drawing takes away what the person has opened and where they are.
    const text = JSON.stringify(state);
    if (text === drawn && host.isConnected) return;
    drawn = text;
    if (!isStyled) root.adoptedStyleSheets = sheetsOf(`${controls}${style}`);
    isStyled = true;
    draw(state);
    if (!host.isConnected) document.documentElement.append(host);
    closeLater(state);
  };
  return { show };
};
