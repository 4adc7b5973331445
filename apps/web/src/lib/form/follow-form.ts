import { afterNavigate, goto } from '$app/navigation';

interface Follow {
  /** A form of the method GET; asked for when it is there. */
  form: () => HTMLFormElement;
  /** The path and query of what it says. */
  addressOf: (said: URLSearchParams) => string;
  /** How long after a keystroke the page goes on waiting for the next. */
  delayMs: number;
}

interface Followed {
  /** Shows what the form says, in place of the page there is. */
  show: () => void;
  /** The same, once nobody types any more. */
  showSoon: () => void;
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

  const show = (): void => {
    clearTimeout(timer);
    const address = addressOf(said());
    if (address === `${location.pathname}${location.search}`) return;
    void goto(address, { replace: true, reset: false });
  };

  // Typed before the scripts had come.
  afterNavigate(({ type }) => {
    const wordsIn = (parameters: URLSearchParams) => (parameters.get('q') ?? '').trim();
    if (type === 'enter' && wordsIn(said()) !== wordsIn(new URLSearchParams(location.search))) {
      show();
    }
  });

  return {
    show,
    showSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(show, delayMs);
    },
  };
}
