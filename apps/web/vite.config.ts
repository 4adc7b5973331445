import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: adapter(),
      // Canonical addresses are made of the same paths as links.
      paths: { relative: false },
      // Our own hook refuses forms of other sites, once it knows that there is such a page (`form/own-form.server.ts`).
      csrf: { trustedOrigins: ['*'] },
      csp: {
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          'style-src': ['self'],
          // The router's announcer for screen readers carries one constant style attribute; nothing else may.
          'style-src-attr': [
            'unsafe-hashes',
            'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=',
          ],
          'object-src': ['none'],
          'base-uri': ['none'],
          'form-action': ['self'],
          'frame-ancestors': ['none'],
        },
      },
    }),
  ],
  // The policy above has no `data:` in it: small assets stay files.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What nearly every page needs travels as few files: small ones compress badly, and each has headers of its own.
            codeSplitting: {
              groups: [
                { name: 'runtime', test: /node_modules/u, minShareCount: 2 },
                // On every page, so that what only many have is not sent with it.
                {
                  name: 'frame',
                  test: /src\/(?:routes\/\+layout\.svelte|lib\/(?:features\/accounts\/account-menu|i18n\/|preferences\/current|seo\/page-head|time\/(?:calendar|viewer-clock)|ui\/(?:button|icon|message|notice|places|site-|tab-bar|theme-switch|wordmark)))/u,
                },
                // What pages with forms have.
                {
                  name: 'form',
                  test: /src\/lib\/ui\/(?:copy-button|field|panel|responsive-table|select|ui-words)/u,
                  minShareCount: 8,
                },
                {
                  name: 'catalogue',
                  test: /src\/lib\/features\/catalog\/(?!normalize-query|search)/u,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
});
