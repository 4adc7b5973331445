import { afterNavigate, goto } from '$app/navigation';

interface AutoSubmitted {
  /** A form with the method GET; read once it exists. */
  form: () => HTMLFormElement;
  /** The path and query for its values. */
  addressOf: (said: URLSearchParams) => string;
  /** How long to wait for the next keystroke. */
  delayMs: number;
}

/** Handlers for events of the form. */
interface FormHandlers {
  /** Shows the new choice. Back returns to the previous one. `oninput` of a search does this at once. */
  onchange: (event: Event) => void;
  /** Shows the input once nobody types any more, and replaces the current entry of the browser's history. */
  oninput: () => void;
  /** Shows all of it at once, and replaces the current entry of the browser's history. */
  onsubmit: (event: SubmitEvent) => void;
}

/** Keeps a page in step with its own form, which is sent without scripts. Call it while a component is created. */
export function autoSubmit({ form, addressOf, delayMs }: AutoSubmitted): FormHandlers {
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
    // Typed before the scripts ran.
    if (type === 'enter' && wordsIn(said()) !== wordsIn(new URLSearchParams(location.search))) {
      show({ replace: true });
    }
    // After navigation to another address, its values replace those in the form.
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
