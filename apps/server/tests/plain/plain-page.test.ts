import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlain } from './open.ts';
import type { PlainPage } from './page.ts';

const FORM = `<!doctype html><title>Form</title><main><h1>A <span>form</span></h1>
  <form method="post" action="/send?a=1">
    <label>Name <input name="name" required pattern="[a-z]+"></label>
    <label for="text">Text</label><textarea id="text" name="text">\n\none &amp;\ntwo</textarea>
    <input type="hidden" name="hidden" value="h"><input name="off" value="x" disabled>
    <fieldset disabled><input name="fenced" value="x"></fieldset>
    <label><input type="radio" name="way" value="1" checked> Walk</label>
    <label><input type="radio" name="way" value="2"> Ride</label>
    <label><input type="checkbox" name="box"> Box</label>
    <label>One of <select name="one"><option value="p">Plan</option><option value="w" selected>Watch</option></select></label>
    <label>First of <select name="first"><option value="">Any</option><option>Z</option></select></label>
    <select name="many" multiple><option selected>m<option selected>n</select>
    <label>Count <input type="number" name="count" min="0" max="3" step="0.1"></label>
    <button name="do" value="save">Save</button>
    <details><summary>More</summary><button formaction="/other" formmethod="get" formnovalidate>Try</button></details>
  </form>
  <input name="outside" value="o" form="f"><form id="f" method="post" action="/send"><button>Go</button></form>
  <noscript><p>No scripts</p></noscript></main>`;

let server: Server;
let address = '';
const asked: { method: string; url: string; body: string; cookie: string | undefined }[] = [];

/** Every form leads to a page that is not there, with a cookie. */
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await text(request);
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, body, cookie: headers.cookie });
  const isDone = url === '/done';
  if (method === 'POST')
    response.writeHead(303, { location: '/done', 'set-cookie': 'seen=a=b; Path=/' });
  else response.writeHead(isDone ? 404 : 200, { 'content-type': 'text/html' });
  response.end(isDone ? '<p>Done</p>' : FORM);
};

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

const visit = async (): Promise<PlainPage> => {
  const page = openPlain();
  await page.goto(address);
  return page;
};
const press = (page: PlainPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const sent = () => [...new URLSearchParams(asked.at(-2)?.body)];

it('sends what a browser sends, and goes where the response leads', async () => {
  const page = await visit();
  expect(await page.getByLabel('Text').inputValue()).toBe('\none &\ntwo');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('A form');
  await page.getByLabel('Name').fill('mika');
  await page.getByLabel('Ride').check();
  await page.getByLabel('Box').check();
  await page.getByLabel('One of').selectOption('Plan');
  await page.getByLabel('Count').fill('2.3');
  await press(page, 'Save');
  expect(page.url()).toBe(`${address}done`);
  expect(sent()).toEqual([
    ['name', 'mika'],
    ['text', '\r\none &\r\ntwo'],
    ['hidden', 'h'],
    ['way', '2'],
    ['box', 'on'],
    ['one', 'p'],
    ['first', ''],
    ['many', 'm'],
    ['many', 'n'],
    ['count', '2.3'],
    ['do', 'save'],
  ]);
  expect(asked.slice(-2)).toMatchObject([
    { method: 'POST', url: '/send?a=1' },
    { method: 'GET', url: '/done', cookie: 'seen=a=b' },
  ]);
  expect(page.faults).toEqual(['The server answered 404']);
});

it('presses the first button where Enter is pressed, and takes fields from outside a form', async () => {
  const page = await visit();
  await page.getByLabel('Name').fill('mika');
  await page.keyboard.press('Enter');
  expect(sent()).toContainEqual(['do', 'save']);
  await page.goto(address);
  await press(page, 'Go');
  expect(sent()).toEqual([['outside', 'o']]);
});

it.each([
  ['', 'required'],
  ['MIKA', 'pattern'],
])('sends no form that a browser refuses: %j for a field with %s', async (name) => {
  const page = await visit();
  await page.getByLabel('Name').fill(name);
  await expect(press(page, 'Save')).rejects.toThrow('No browser sends a form with this value');
});

it.each(['4', '-1', '0.25'])('nor one with the number %s', async (count) => {
  const page = await visit();
  await page.getByLabel('Name').fill('mika');
  await page.getByLabel('Count').fill(count);
  await expect(press(page, 'Save')).rejects.toThrow('No browser sends a form with this value');
});

it('sees only what is shown', async () => {
  const page = await visit();
  expect(await page.getByRole('button', { name: 'Try' }).count()).toBe(0);
  await expect(page.getByText('Try').click()).rejects.toThrow('is hidden');
  await expect(page.getByText('Nowhere').waitFor()).rejects.toThrow('is not visible');
  await expect(page.getByText('o').waitFor()).rejects.toThrow('is not visible');
  await page.getByText('More').click();
  await press(page, 'Try');
  expect(asked.at(-1)).toMatchObject({
    method: 'GET',
    url: expect.stringMatching(/^\/other\?name=&/u),
  });
  await page.getByText('No scripts').waitFor();
});

it('fills in nothing that people cannot', async () => {
  const page = await visit();
  for (const name of ['off', 'fenced', 'hidden', 'box'])
    await expect(page.locator(`[name=${name}]`).fill('x')).rejects.toThrow();
  await expect(page.getByLabel('One of').selectOption('Nothing')).rejects.toThrow('There is no');
});
