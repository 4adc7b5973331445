import { EXTENSION } from '@tsuzuki/contract/extension';

/** The browsers that we build for: Chromium and all that descend from it, and Firefox. */
export const BROWSERS = ['chrome', 'firefox'] as const;
export type BrowserKind = (typeof BROWSERS)[number];

/** Asked for when it is installed. None of them shows a warning, and none reads a page. */
const PERMISSIONS = ['storage', 'alarms', 'scripting', 'identity', 'activeTab'];

const ICONS = Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icons/${size}.png`]));

/** What differs between browsers: who the extension is, and what runs in its background. */
const ofBrowser: Record<BrowserKind, object> = {
  chrome: {
    key: EXTENSION.chromeKey,
    minimum_chrome_version: '120',
    background: { service_worker: 'background.js', type: 'module' },
  },
  firefox: {
    browser_specific_settings: {
      gecko: {
        id: EXTENSION.firefoxId,
        // The first version, and of Android, that shows which data an extension collects.
        strict_min_version: '140.0',
        // It goes to the person's own servers, and nowhere else.
        data_collection_permissions: { required: ['browsingActivity', 'websiteContent'] },
      },
      gecko_android: { strict_min_version: '142.0' },
    },
    background: { scripts: ['background.js'], type: 'module' },
  },
};

/** The manifest of a build. Pages of other sites are read only where the person allows it, so hosts are optional. */
export const manifestOf = (browser: BrowserKind, version: string): object => ({
  manifest_version: 3,
  name: 'Tsuzuki',
  version,
  description: '__MSG_description__',
  default_locale: 'en',
  icons: ICONS,
  permissions: PERMISSIONS,
  optional_host_permissions: ['*://*/*'],
  action: { default_popup: 'popup.html', default_title: 'Tsuzuki', default_icon: ICONS },
  options_ui: { page: 'options.html', open_in_tab: true },
  content_security_policy: {
    extension_pages:
      "default-src 'self'; connect-src https: http:; img-src 'self' https: http: data:; object-src 'none'; base-uri 'none'; form-action https: http:; frame-ancestors 'none'",
  },
  ...ofBrowser[browser],
});
