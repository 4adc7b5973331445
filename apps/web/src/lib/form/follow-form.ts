import { afterNavigate, goto } from '$app/navigation';

interface Follow {
  /** A form of the method GET; asked for when it is there. */
  form: () => HTMLFormElement;
  /** The path and query of what it says. */
  addressOf: (said: URLSearchParams) => string;
  /** How long after a keystroke the page goes on waiting for the next. */
  delayMs: number;
}

/** What the form is to do at its events. */
interface Followed {
  /** Shows what was chosen; Back leads to what was chosen before. Of a search it is `oninput`, at once. */
  onchange: (event: Event) => void;
  /** Shows what was typed in place of the page there is, once nobody types any more. */
  oninput: () => void;
  /** Shows all of it at once, likewise. */
  onsubmit: (event: SubmitEvent) => void;
}

/** Lets a page follow a form of its own, which without scripts is sent. Called while a component is made. */
export function followForm({ form, addressOf, delayMs }: Follow): Followed {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const said = (): URLSearchParams => {
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form())) {
      if (typeof value === 'string') parameters.append(name, value);
    }
    return parameters;
  };

  const show = ({ replace }: { replace: boolean }): void => {
    clearTimeout(timer);
    const address = addressOf(said());
    if (address === `${location.pathname}${location.search}`) return;
    void goto(address, { replace, reset: false });
  };

  afterNavigate(({ type }) => {
    const wordsIn = (parameters: URLSearchParams) => (parameters.get('q') ?? '').trim();
    // Typed before the scripts had come.
    if (type === 'enter' && wordsIn(said()) !== wordsIn(new URLSearchParams(location.search))) {
      show({ replace: true });
    }
    // To another address: what it says takes the place of what was typed and chosen since.
    if (type === 'popstate' || type === 'link') {
      clearTimeout(timer);
      form().reset();
    }
  });

  return {
    onchange: ({ target }) =>
      show({ replace: target instanceof HTMLInputElement && target.type === 'search' }),
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(() => show({ replace: true }), delayMs);
    },
    onsubmit: (event) => {
      event.preventDefault();
      show({ replace: true });
    },
  };
}
