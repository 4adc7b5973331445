/** The adapters that come with the extension. */
export { BUNDLED as ADAPTERS } from '@tsuzuki/adapters/bundle';
