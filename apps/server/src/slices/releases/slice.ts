import type { Slice } from '#platform/slice.ts';
import './graphql/unit.ts';
import './graphql/chapter-release.ts';
import './graphql/movie.ts';
import { publishDueReleases } from './jobs.ts';
import { movieReleases } from './read-model/movie-releases.ts';
import { reasons } from './reasons.ts';

export const releases: Slice = {
  name: 'releases',
  reasons,
  resources: [movieReleases],
  jobs: [publishDueReleases],
};
