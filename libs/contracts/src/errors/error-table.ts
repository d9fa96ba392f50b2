/** The client's action beside showing the message (section 8). */
export type ErrorEffect = 'loginRequired' | 'authorizationFail' | 'crumbFail';

interface ErrorRow {
  readonly status: number;
  /** English; `@sitewright/messages` has the other locales under `errors.<code>`. */
  readonly message: string;
  readonly effect?: ErrorEffect;
}

/**
 * Every error of the API by code. A handler returns the code; this table defines status, message and effect.
 * `docs/reference/errors.md` is tested against it in both directions.
 */
export const errorTable = {
  invalidRequest: {
    status: 400,
    message: 'One or more fields is invalid, please check your entries.',
  },
  malformedRequest: { status: 400, message: 'The request could not be read.' },
  crumbFail: {
    status: 400,
    message: 'Your session has changed. Please try again.',
    effect: 'crumbFail',
  },
  reservedName: { status: 400, message: 'This name is reserved. Please choose another.' },
  limitReached: { status: 400, message: 'This is more than the limit allows.' },
  unknownBlock: { status: 400, message: 'There is no such block on this page.' },
  loginRequired: { status: 401, message: 'Unauthorized request', effect: 'loginRequired' },
  wrongCredentials: { status: 401, message: 'The e-mail address or password is not right.' },
  paymentDeclined: { status: 402, message: 'The payment was declined. Please use another card.' },
  authorizationFail: { status: 403, message: 'Unauthorized request', effect: 'authorizationFail' },
  foreignOrigin: { status: 403, message: 'This request did not come from the site itself.' },
  /** No effect: the session continues, and the current screen asks for the password. */
  freshLoginRequired: { status: 403, message: 'Please give your password again to do this.' },
  rightsExceeded: {
    status: 403,
    message: 'You can only decide on roles whose rights you have yourself.',
  },
  otherAccountInvited: {
    status: 403,
    message: 'This invitation is for {invited}. Please log in with that address.',
  },
  notFound: { status: 404, message: 'Unable to locate content' },
  unknownHost: { status: 404, message: 'There is no website at this address.' },
  invitationOver: {
    status: 404,
    message: 'This invitation was used or withdrawn, or has expired. Please ask for a new one.',
  },
  signUpOver: {
    status: 404,
    message: 'This link was used or has expired. Please create your account again.',
  },
  formNotConfigured: { status: 404, message: 'This form has not been configured yet.' },
  methodNotAllowed: { status: 405, message: 'This address does not take this kind of request.' },
  requestTimeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'Someone else has changed this. Please reload and try again.' },
  alreadyExists: { status: 409, message: 'This already exists.' },
  pathReserved: {
    status: 409,
    message:
      '{path} is reserved for the website itself. Please give what is there another address.',
  },
  pathTaken: {
    status: 409,
    message: '“{title}” uses {path} now. Please change its URL slug, then try again.',
  },
  cartPurchased: { status: 409, message: 'This cart has been purchased. Please start a new one.' },
  cartChanged: {
    status: 409,
    message:
      'Your cart has changed: the total is now {total}. Please check it and place the order again.',
  },
  discountRejected: {
    status: 409,
    message: '{reason} The total is now {total}. Please check it and place the order again.',
  },
  refundTooLarge: {
    status: 409,
    message: 'This is more than can be refunded. At most {amount} is left.',
  },
  captureTooLarge: {
    status: 409,
    message: 'This is more than was authorized. At most {amount} can be captured.',
  },
  captureFailed: {
    status: 409,
    message:
      'The payment could not be captured, and nothing was charged. The timeline of the order says why.',
  },
  answersMissing: {
    status: 409,
    message: 'Please complete the details for {product} in your cart.',
  },
  alreadyReviewed: { status: 409, message: 'You have already reviewed this purchase' },
  reviewRequestExpired: { status: 410, message: 'Your review request has expired' },
  outOfStock: { status: 409, message: 'There is not enough left in stock.' },
  idempotencyConflict: {
    status: 409,
    message: 'This checkout was sent before with other details.',
  },
  invalidSignature: { status: 400, message: 'The signature of this event is not valid.' },
  noEncryptionKey: {
    status: 409,
    message: 'This server cannot store payment keys yet: its operator has to set ENCRYPTION_KEYS.',
  },
  paymentsOpen: {
    status: 409,
    message: 'Some payments are still being made. Please try again in {minutes} minutes.',
  },
  authorizationsOpen: {
    status: 409,
    message: 'Some payments are authorized and not captured. Please capture or cancel them first.',
  },
  delayedPaymentsOpen: {
    status: 409,
    message:
      'Some delayed payments are on their way, which can take days. Please wait until they have arrived or failed.',
  },
  ordersOpen: {
    status: 409,
    message:
      'This customer has open orders, refunds or gift cards. Please complete or cancel them first.',
  },
  providerUnreachable: {
    status: 502,
    message: 'The payment provider could not be reached. Nothing was changed. Please try again.',
  },
  belowMinimum: { status: 409, message: 'your order subtotal must be {subtotal} or more' },
  emptyCart: { status: 409, message: 'Your cart is empty.' },
  cartExpired: {
    status: 409,
    message:
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  },
  actionNotAllowed: { status: 409, message: 'This action is not allowed.' },
  unreadableContent: {
    status: 409,
    message: 'This version of the product cannot read “{title}”.',
  },
  ownerStays: {
    status: 409,
    message: 'The owner cannot leave or be removed. Transfer the website to another person first.',
  },
  tooLarge: { status: 413, message: 'The request is too large.' },
  addressTooLong: { status: 414, message: 'This address is too long.' },
  headersTooLarge: {
    status: 431,
    message:
      'Your browser sent more than is accepted here. Please delete the cookies of this site.',
  },
  fileTooLarge: {
    status: 413,
    message: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  },
  unsupportedMediaType: { status: 415, message: 'This kind of content is not accepted here.' },
  emptyFile: { status: 400, message: 'The file {fileName} is empty.' },
  unsupportedFile: {
    status: 415,
    message: 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  },
  tooManyPixels: {
    status: 413,
    message: 'The image {fileName} has {megapixels} megapixels; the limit is {limit}.',
  },
  tooManyFrames: {
    status: 413,
    message: 'The animation {fileName} has {frames} frames; the limit is {limit}.',
  },
  formKeyInvalid: {
    status: 400,
    message: 'Could not get a form submission key, please try again later.',
  },
  captchaRequired: { status: 400, message: 'Complete CAPTCHA before submitting.' },
  tooManyRequests: { status: 429, message: 'Too many requests. Please try again later.' },
  submissionRateLimited: {
    status: 429,
    message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  },
  internalError: { status: 500, message: 'Internal server error. Please try again later.' },
  unavailable: {
    status: 503,
    message: 'This service is temporarily unavailable. Please try again later.',
  },
  storageFull: {
    status: 507,
    message: 'There is no space left to store this. Nothing was lost; please try again later.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;

/** The row of a code with its optional members. */
export const errorRow = (code: ErrorCode): ErrorRow => errorTable[code];
