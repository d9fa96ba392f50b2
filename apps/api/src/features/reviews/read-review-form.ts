import '@fastify/multipart';
import { maxReviewPhotos, reviewDraft, type ReviewDraft } from '@sitewright/contracts/entities';
import { isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import { visitorText } from '@sitewright/blocks/texts';
import type { FastifyRequest } from 'fastify';
import { errorText } from '../../platform/errors/error-text.ts';
import { readParts } from '../../platform/routing/read-parts.ts';
import { invalidRequest } from '../../platform/routing/request-errors.ts';
import type { Services } from '../../platform/services.ts';
import { receiveUpload, type ReceivedUpload } from '../assets/public.ts';
import { reviewPhotoBytes } from './review-photos.ts';

/** A form as it was sent: its texts by field, and its accepted photos or the error of the first that was not. */
export interface SentReview {
  readonly values: Readonly<Record<string, string>>;
  readonly photos: readonly ReceivedUpload[];
  readonly photoError: ErrorResult | 'tooMany' | undefined;
}

const fieldNames = ['rating', 'title', 'text', 'author'];

/** Discards the photos of a form that are not stored. */
export const dropPhotos = (photos: readonly ReceivedUpload[]): Promise<unknown> =>
  Promise.all(photos.map(({ incoming }) => incoming.drop()));

/** Reads the parts of a form. An empty file field, which browsers send as a file without a name, is no photo. */
export async function readReviewForm(
  request: FastifyRequest,
  services: Pick<Services, 'files' | 'images'>,
): Promise<SentReview> {
  const values: Record<string, string> = {};
  const photos: ReceivedUpload[] = [];
  let photoError: SentReview['photoError'];
  try {
    await readParts(
      request,
      { fileBytes: reviewPhotoBytes, files: 2 * maxReviewPhotos },
      {
        field(name, value) {
          if (fieldNames.includes(name)) values[name] = value;
        },
        async file({ filename, file }) {
          const isEmpty = filename === undefined || filename === '';
          if (isEmpty || photoError !== undefined || photos.length === maxReviewPhotos) {
            if (!isEmpty) photoError ??= 'tooMany';
            file.resume();
            return;
          }
          const received = await receiveUpload({
            fileName: filename,
            content: file,
            services,
            maxBytes: reviewPhotoBytes,
            kind: 'image',
          });
          if (isErrorResult(received)) photoError = received;
          else photos.push(received);
        },
      },
    );
  } catch (error) {
    await dropPhotos(photos);
    throw error;
  }
  return { values, photos, photoError };
}

/** The review of a form, or the messages of its invalid fields in the language of the site. */
export function parseReviewForm(
  { values, photoError }: SentReview,
  locale: string,
): { readonly draft: ReviewDraft } | { readonly errors: Readonly<Record<string, string>> } {
  const text = visitorText(locale);
  const { rating = '', title = '', text: body = '', author = '' } = values;
  const isRated = /^[1-5]$/.test(rating);
  const parsed = reviewDraft.safeParse({
    rating: isRated ? Number(rating) : 1,
    title,
    // Browsers send line breaks of a text area as two characters; the limit counts them as one.
    text: body.replaceAll('\r\n', '\n'),
    author,
  });
  const invalid = parsed.success ? undefined : invalidRequest(parsed.error.issues, locale).errors;
  const photoMessage =
    photoError === 'tooMany'
      ? text('reviews.tooManyPhotos', { count: maxReviewPhotos })
      : photoError && errorText(photoError, locale);
  const errors = {
    ...(isRated ? {} : { rating: text('reviews.ratingRequired') }),
    ...invalid,
    ...(author.trim() === '' ? { author: text('reviews.nameRequired') } : {}),
    ...(photoMessage === undefined ? {} : { photos: photoMessage }),
  };
  return parsed.success && Object.keys(errors).length === 0 ? { draft: parsed.data } : { errors };
}
