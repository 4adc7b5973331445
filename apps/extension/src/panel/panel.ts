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
const newsOf = ({ title, number, event }: PanelState): string =>
  JSON.stringify([title, number, event?.state, event?.choices.length]);

/** A panel in a closed shadow root: the page can neither read nor press what is in it. */
export const createPanel = (ask: Ask): Panel => {
  const host = document.createElement('tsuzuki-panel');
  const root = host.attachShadow({ mode: 'closed' });
  let isStyled = false;
  let closed: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (news: string): void => {
    closed = news;
    host.remove();
  };

  const closeLater = (state: PanelState): void => {
    clearTimeout(timer);
    if (!FINISHED.has(state.event?.state ?? '')) return;
    timer = setTimeout(() => {
      if (root.activeElement === null) close(newsOf(state));
    }, UNDO_MS);
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
    if (!isStyled) root.adoptedStyleSheets = sheetsOf(`${controls}${style}`);
    isStyled = true;
    draw(state);
    if (!host.isConnected) document.documentElement.append(host);
    closeLater(state);
  };
  return { show };
};
