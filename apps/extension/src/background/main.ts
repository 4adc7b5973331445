/** The worker. It keeps nothing in memory: the browser ends it whenever it likes, and every listener is registered here. */
import { browser } from '../platform/browser.ts';
import type { OwnMessage, PageMessage } from '../platform/message.ts';
import { outside } from '../platform/of-browser.ts';
import { servers } from '../servers/server.ts';
import { settings } from '../settings/settings.ts';
import { forgetTab } from '../watch/watches.ts';
import { isSilent } from './is-silent.ts';
import { onOwnMessage } from './own-messages.ts';
import { onPageMessage } from './page-messages.ts';
import { registerSites } from './sites.ts';
import { tellTabs } from './tell-tabs.ts';
import { ALARM, goOn } from './wake.ts';

type Sender = chrome.runtime.MessageSender;

const isOwnPage = ({ url }: Sender): boolean =>
  url?.startsWith(browser.runtime.getURL('')) ?? false;

const respond = async (message: unknown, sender: Sender): Promise<unknown> => {
  if (isOwnPage(sender)) return onOwnMessage(message as OwnMessage);
  if (sender.tab?.id === undefined || (await isSilent(outside, sender))) return undefined;
  return onPageMessage(sender.tab.id, message as PageMessage);
};

browser.runtime.onMessage.addListener((message: unknown, sender, send) => {
  if (sender.id !== browser.runtime.id) return false;
  respond(message, sender).then(send, (error: unknown) => send({ failure: String(error) }));
  return true;
});

browser.storage.onChanged.addListener((changes) => {
  void tellTabs(changes);
  if (changes[servers.name] || changes[settings.name]) void registerSites();
});
browser.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void browser.tabs.create({ url: 'welcome.html' });
});
browser.alarms.onAlarm.addListener(({ name }) => {
  if (name === ALARM) void goOn();
});
browser.tabs.onRemoved.addListener((tab) => void forgetTab(outside, tab));
browser.permissions.onAdded.addListener(() => void registerSites());
browser.permissions.onRemoved.addListener(() => void registerSites());
browser.runtime.onStartup.addListener(() => void goOn());

// Scripts in pages read no storage, where a browser can keep them from it.
void browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
void registerSites();
void goOn();
