import { defineCodes, type CodeOf } from './define-codes.ts';

/** Blocks of cover pages and of imported sites (specification 3; ENUM-27, ENUM-28). Not the numbers of `blockType`. */
export const legacyBlockType = defineCodes('legacy block type', {
  heading: 1,
  'sub-heading': 2,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
  'popup-overlay-action': 20,
  'temp-lock-inject': 100,
});

/** A legacy block type's number. */
export type LegacyBlockType = CodeOf<typeof legacyBlockType>;
