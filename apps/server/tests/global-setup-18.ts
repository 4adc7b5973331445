export { onPostgres18 as default } from './global-setup.ts';
