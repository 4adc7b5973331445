import type { Slice } from '#platform/slice.ts';
import './graphql.ts';
import { imagesCheck } from './check.ts';
import { tidyImagesNightly } from './jobs.ts';
import { pictures } from './pictures.ts';
import { findings, reasons } from './reasons.ts';
import { routes } from './routes.ts';
import { imageSettings } from './settings.ts';

export const images: Slice = {
  name: 'images',
  reasons,
  findings,
  settings: [imageSettings],
  resources: [pictures],
  routes,
  jobs: [tidyImagesNightly],
  checks: [imagesCheck],
};
