/** Pictures: covers and banners of works, on this instance. */
import './graphql.ts';

export { type PictureProblem, tryPicture } from './try-picture.ts';
export { factsOf, imageOf } from './work-image.ts';
