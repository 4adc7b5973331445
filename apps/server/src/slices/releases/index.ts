/** Releases: dates of films by region, chapters and volumes of manga, and titles on streaming services. */
export { noteStreaming } from './commands/note-streaming.ts';
export { publishDue } from './commands/publish-releases.ts';
export { chapterReleased, movieReleaseDated, streamingAvailable } from './events.ts';
export { mergeMovieReleases, replaceMovieReleases } from './commands/replace-movie-releases.ts';
export { mergeUnits, unmergeUnits } from './commands/merge-units.ts';
export { forgetUnits } from './commands/forget-units.ts';
export { editableReleases } from './editable/index.ts';
export { writeUnits } from './commands/write-units.ts';
export { MOVIE_RELEASE_KINDS, type MovieReleaseClaim, type UnitClaim } from './model.ts';
export { chaptersBeyond, chaptersOut, latestChapters, type ChapterTime } from './queries.ts';
export { movieReleasesOfSources, releasingSources, unitsOfSources } from './of-sources.ts';
export { normalLabel, numberOf } from './rules/label.ts';
export { positionOf, UnitLabel, UnitPosition } from './unit-label.ts';
