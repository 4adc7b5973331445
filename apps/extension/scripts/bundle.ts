import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type InlineConfig } from 'vite';

/** The pages of the extension, each with its script. */
const PAGES = ['popup', 'options', 'welcome'] as const;

/** Scripts of their own: browsers load each as one file. */
const SCRIPTS = [
  { name: 'background', source: 'background/main.ts', format: 'es' },
  { name: 'content', source: 'content/main.ts', format: 'iife' },
  { name: 'badge', source: 'content/badge-main.ts', format: 'iife' },
] as const;

const usual = (root: string): InlineConfig => ({
  root: path.join(root, 'src'),
  configFile: false,
  logLevel: 'warn',
  base: './',
});

const common = { target: 'es2022', emptyOutDir: false, assetsInlineLimit: 0 } as const;

const bundlePages = (root: string, outDir: string) =>
  build({
    ...usual(root),
    publicDir: path.join(root, 'public'),
    // Pages are built by calls, not from HTML: reviewers of stores look at every place that sets HTML.
    plugins: [svelte({ configFile: false, compilerOptions: { fragments: 'tree' } })],
    build: {
      ...common,
      outDir,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: PAGES.map((page) => path.join(root, 'src', `${page}.html`)) },
    },
  });

const bundleScript = (
  root: string,
  outDir: string,
  { name, source, format }: (typeof SCRIPTS)[number],
) =>
  build({
    ...usual(root),
    publicDir: false,
    build: {
      ...common,
      outDir,
      rolldownOptions: {
        input: path.join(root, 'src', source),
        output: { format, entryFileNames: `${name}.js`, codeSplitting: false },
      },
    },
  });

/** Writes what is the same for all browsers: pages, scripts, pictures and names. */
export const bundle = async (root: string, outDir: string): Promise<void> => {
  await bundlePages(root, outDir);
  for (const script of SCRIPTS) await bundleScript(root, outDir, script);
};
