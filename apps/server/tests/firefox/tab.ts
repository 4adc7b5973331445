import type { Bidi } from './bidi.ts';

/** A tab, a window or a frame of Firefox. */
export interface Tab {
  /** @returns the value of an expression, after its promise */
  evaluate(expression: string): Promise<any>;
  /** Clicks what has this role and name, with the mouse. */
  press(role: string, name: string): Promise<void>;
  /** Types into the empty field with this name. */
  type(name: string, text: string): Promise<void>;
  text(): Promise<string>;
  /** What the panel of the extension says; empty if it is closed. */
  panelText(): Promise<string>;
  /** Clicks the button of the panel with this text. @returns whether it is there */
  pressInPanel(text: string): Promise<boolean>;
  /** The first frame in it. */
  frame(): Promise<Tab>;
  close(): Promise<void>;
}

/** A node as the browser sends it, with shadow roots, also closed ones. */
interface Node {
  sharedId?: string;
  value?: {
    localName?: string;
    nodeValue?: string;
    children?: Node[];
    shadowRoot?: Node | null;
  };
}

const below = (node: Node): Node[] => {
  const { children = [], shadowRoot } = node.value ?? {};
  return [node, ...[...(shadowRoot ? [shadowRoot] : []), ...children].flatMap(below)];
};
const textOf = (node: Node): string =>
  below(node)
    .map(({ value }) => value?.nodeValue ?? '')
    .join('');

export const tabOf = (bidi: Bidi, context: string): Tab => {
  const run = async (expression: string, serializationOptions = {}): Promise<any> => {
    const { result, exceptionDetails } = await bidi.send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
      serializationOptions,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const click = ({ sharedId }: Node): Promise<void> => {
    const origin = { type: 'element', element: { sharedId } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', actions };
    return bidi.send('input.performActions', { context, actions: [mouse] });
  };
  const press = async (role: string, name: string): Promise<void> => {
    const locator = { type: 'accessibility', value: { role, name } };
    const { nodes } = await bidi.send('browsingContext.locateNodes', { context, locator });
    if (nodes.length === 0) throw new Error(`There is no ${role} "${name}".`);
    await click(nodes[0]);
  };
  const panel = async (): Promise<Node[]> => {
    const shadow = { maxDomDepth: 50, includeShadowTree: 'all' };
    return below(await run(`document.querySelector('tsuzuki-panel')`, shadow));
  };
  return {
    evaluate: async (expression) => (await run(expression)).value,
    press,
    type: async (name, text) => {
      await press('textbox', name);
      const actions = Array.from(text).flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      const keyboard = { type: 'key', id: 'keyboard', actions };
      await bidi.send('input.performActions', { context, actions: [keyboard] });
    },
    text: async () => (await run('document.body?.innerText ?? ""')).value,
    panelText: async () => {
      const [host] = await panel();
      return host ? textOf(host) : '';
    },
    pressInPanel: async (text) => {
      const found = (await panel()).find(
        (node) => node.value?.localName === 'button' && textOf(node).includes(text),
      );
      if (found) await click(found);
      return found !== undefined;
    },
    frame: async () => {
      const { contexts } = await bidi.send('browsingContext.getTree', { root: context });
      const [frame] = contexts[0]?.children ?? [];
      if (!frame) throw new Error('The page has no frame.');
      return tabOf(bidi, frame.context);
    },
    close: () => bidi.send('browsingContext.close', { context }),
  };
};
