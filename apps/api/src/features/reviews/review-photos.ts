import { maxReviewPhotos } from '@sitewright/contracts/entities';
import { megabytes } from '@sitewright/contracts/limits';

/** The maximum size of a photo of a review in bytes: a photograph of a phone. */
export const reviewPhotoBytes = 10 * megabytes(1);

/** The maximum size of a sent review with its photos. */
export const reviewFormBytes = maxReviewPhotos * reviewPhotoBytes + megabytes(1);
