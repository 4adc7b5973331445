import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: adapter(),
      // Styles travel within the page: a phone shows nothing before it has them, and each file takes a request.
      inlineStyleThreshold: 16_384,
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
  build: {
    assetsInlineLimit: 0,
    // Pages name their scripts themselves. The names of those of all other pages would travel with every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What nearly every page needs travels as few files: small ones compress badly, and each has headers of its own.
            codeSplitting: {
              // Each takes what its files import, too, unless an earlier one has it.
              groups: [
                // What starts a page. The router reads the payload when it is loaded, so it is set before.
                {
                  name: 'start',
                  test: /kit\/src\/runtime\/client\/payload\.js|vite\/preload-helper/u,
                },
                // On every page: the router, what of Svelte the frame uses, the frame itself, and the page of errors with what it shows.
                {
                  name: 'frame',
                  test: /(?:kit\/src\/runtime\/client\/client-entry\.js|src\/routes\/\+(?:error|layout)\.svelte|src\/lib\/(?:seo\/page-head\.svelte|ui\/(?:(?:button|message|notice|page-title|section|still)\.svelte|later\.svelte\.ts)))$/u,
                },
                // What pages say of titles before anybody touches them, then covers, and then what such pages need later.
                {
                  name: 'titles',
                  test: /src\/lib\/features\/catalog\/(?:caption|name|title|work)\.ts|src\/lib\/time\/season/u,
                  minShareCount: 2,
                },
                {
                  name: 'words',
                  test: /src\/lib\/features\/catalog\/words/u,
                },
                {
                  name: 'covers',
                  test: /src\/lib\/features\/catalog\/(?:cover|cover-design|cover-picture)\./u,
                  minShareCount: 2,
                },
                {
                  name: 'catalogue',
                  test: /packages\/contract\/src\/services|src\/lib\/features\/catalog\/(?!browse\/browse|external-site|fill|filter|normalize-query|search)/u,
                  minShareCount: 3,
                },
                { name: 'steps', test: /src\/lib\/ui\/(?:link-tabs|show-current|step-nav)/u },
                { name: 'time', test: /src\/lib\/time\/(?!local-field)/u, minShareCount: 3 },
                {
                  name: 'choice',
                  test: /src\/lib\/ui\/(?:checkbox|field|select|was-opened)/u,
                },
                { name: 'follow', test: /src\/lib\/(?:form\/auto-submit|ui\/asleep)/u },
                // The addresses of pages with filters, and the filters, which such pages need later.
                {
                  name: 'query',
                  test: /src\/lib\/features\/catalog\/(?:filters\/(?:more|range|streaming-choice|word)|normalize-query|search|search-query)\.ts/u,
                  minShareCount: 2,
                },
                {
                  name: 'filters',
                  test: /src\/lib\/features\/catalog\/filter/u,
                  minShareCount: 2,
                },
                // Pages with forms that save. Only editors of adapters need zod, which is as large as all the rest.
                {
                  name: 'form',
                  test: /node_modules\/(?!svelte\/|zod\/)|src\/lib\/(?:form|ui)\//u,
                  minShareCount: 8,
                },
              ],
            },
          },
        },
      },
    },
  },
});
