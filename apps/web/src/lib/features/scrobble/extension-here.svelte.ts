import { onMount } from 'svelte';

const versionNow = (): string | undefined => document.documentElement.dataset['tsuzukiExtension'];

/** The version of the extension in this browser, if it may read our pages. It says so once a page is there. */
export function extensionHere(): { readonly version: string | undefined } {
  let version = $state<string>();
  onMount(() => {
    const look = (): void => {
      version = versionNow();
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributeFilter: ['data-tsuzuki-extension'] });
    return () => observer.disconnect();
  });
  return {
    get version() {
      return version;
    },
  };
}
