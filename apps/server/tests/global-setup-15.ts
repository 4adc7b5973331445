export { onPostgres15 as default } from './global-setup.ts';
