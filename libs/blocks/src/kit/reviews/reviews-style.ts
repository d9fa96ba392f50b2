import ratingCss from './rating.css?inline';
import reviewsCss from './reviews.css?inline';

/** The style sheet of stars and ratings. */
export const ratingStyle: string = ratingCss;

/** The style sheet of reviews; their stars are in `ratingStyle`. */
export const reviewsStyle: string = reviewsCss;
