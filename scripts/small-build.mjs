/**
 * The environment in which the web app is built, so that it fits on a machine with 512 MB: the bundler's allocator (mimalloc) takes
 * memory only as it uses it and returns it at once, and the collector runs often. That takes the build from 850 to some 395 MB and costs a third more CPU.
 */
export const SMALL_BUILD = {
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '1',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=256 --max-semi-space-size=2`,
};
