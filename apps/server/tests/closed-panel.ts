import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Node {
  nodeId: number;
  nodeName: string;
  nodeValue: string;
  children?: Node[];
  shadowRoots?: Node[];
  contentDocument?: Node;
}

const below = (node: Node): Node[] =>
  [node, ...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap((one) =>
    one === node ? [node] : below(one),
  );

const textOf = (node: Node): string =>
  below(node)
    .map(({ nodeValue }) => nodeValue)
    .join('');

/** What the extension shows on a page. It is in a closed shadow root, which only a debugger can look into. */
type Shown = 'panel' | 'badge';

const inside = async <T>(
  page: Page,
  shown: Shown,
  use: (nodes: Node[], send: (method: any, params: object) => Promise<any>) => Promise<T>,
): Promise<T> => {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const host = below(root as Node).find(
      ({ nodeName }) => nodeName === `TSUZUKI-${shown.toUpperCase()}`,
    );
    return await use(host ? below(host) : [], (method, params) => session.send(method, params));
  } finally {
    await session.detach();
  }
};

/** What the panel or the badge says; empty if it is closed. */
export const panelText = (page: Page, shown: Shown = 'panel'): Promise<string> =>
  inside(page, shown, async (nodes) => (nodes[0] ? textOf(nodes[0]) : ''));

/** Its HTML, without the look. */
export const panelHtml = (page: Page, shown: Shown = 'panel'): Promise<string> =>
  inside(page, shown, async (nodes, send) => {
    const section = nodes.find(({ nodeName }) => nodeName === 'SECTION');
    if (!section) return '';
    return (await send('DOM.getOuterHTML', { nodeId: section.nodeId })).outerHTML as string;
  });

/** Where the middle of what has this text is. */
const middleOf = (page: Page, text: string, shown: Shown): Promise<[number, number] | undefined> =>
  inside(page, shown, async (nodes, send) => {
    const found = nodes.find(
      (node) => ['BUTTON', 'SUMMARY'].includes(node.nodeName) && textOf(node).includes(text),
    );
    if (!found) return undefined;
    await send('DOM.scrollIntoViewIfNeeded', { nodeId: found.nodeId });
    const { model } = await send('DOM.getBoxModel', { nodeId: found.nodeId });
    const [left = 0, top = 0, , , right = 0, bottom = 0] = model.content as number[];
    return [(left + right) / 2, (top + bottom) / 2];
  });

/** Presses what has this text with the mouse, as soon as it is there and stands still. */
export const pressInPanel = async (
  page: Page,
  text: string,
  shown: Shown = 'panel',
): Promise<void> => {
  let at: [number, number] | undefined;
  await expect
    .poll(async () => {
      const before = at;
      at = await middleOf(page, text, shown);
      return at !== undefined && at[0] === before?.[0] && at[1] === before[1];
    })
    .toBe(true);
  await page.mouse.click(...at!);
};

/** Types into the field of the panel with this label. */
export const fillInPanel = async (page: Page, label: string, text: string): Promise<void> => {
  await inside(page, 'panel', async (nodes, send) => {
    const found = nodes.find((node) => node.nodeName === 'LABEL' && textOf(node).includes(label));
    const input = found && below(found).find(({ nodeName }) => nodeName === 'INPUT');
    if (!input) throw new Error(`The panel has no field "${label}".`);
    await send('DOM.focus', { nodeId: input.nodeId });
  });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
