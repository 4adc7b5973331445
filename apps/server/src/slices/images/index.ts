/** Pictures: covers and banners of works, on this instance. */
import './graphql.ts';

export { factsOf, imageOf } from './work-image.ts';
