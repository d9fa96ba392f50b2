import { describe, expect, it } from 'vitest';
import { compileMessage } from '../compile/compile-message.ts';
import type { CompiledMessage } from '../compiled-message.ts';
import { english as en } from './read-catalogs.fixture.ts';

const texts = new Map(
  Object.entries(en).flatMap(([area, entries]) =>
    Object.entries(entries).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
  ),
);

/** The names of a message's placeholders and choices, at any depth. */
const namesIn = (message: CompiledMessage): readonly string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((part) => {
        if (typeof part !== 'object') return [];
        const [name, cases] = part;
        return [name, ...Object.values(cases ?? {}).flatMap(namesIn)];
      });

/** Texts of the specification by requirement, verbatim. */
describe('the English catalog', () => {
  it.each([
    ['validation.email', 'Please enter a valid email', 'MSG-01'],
    ['validation.emailFormat', 'Emails must be formatted as {email}', 'MSG-02'],
    ['validation.linkFormat', 'Links must be formatted as {host} or {host}', 'MSG-03'],
    ['validation.pageUrl', '{val} is not a valid page URL', 'MSG-05'],
    ['validation.expectedOption', '{val} is not one of the expected options', 'MSG-06'],
    ['files.nameRequired', 'Please enter a file name', 'MSG-07'],
    ['reviews.ratingRequired', 'Please select a star rating', 'MSG-08'],
    ['tags.exists', 'This {tagType} already exists', 'MSG-09'],
    ['tags.oneAtATime', 'You may only edit one {tagType} at a time', 'MSG-10'],
    ['lists.required', 'A List must be selected', 'MSG-11'],
    ['chart.columnRequired', 'Your dataset must have at least one column', 'MSG-12'],
    ['chart.rowRequired', 'Your dataset must have at least one row', 'MSG-13'],
    ['chart.missingData', 'One or more rows was missing data', 'MSG-14'],
    [
      'files.tooLarge',
      'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
      'MSG-15',
    ],
    [
      'files.unsupported',
      'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
      'MSG-16',
    ],
    [
      'video.vimeoBasic',
      'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
      'MSG-17',
    ],
    ['general.somethingWentWrong', 'Something went wrong', 'MSG-20'],
    ['general.unableToLoadResults', 'Unable to load results', 'MSG-21'],
    ['general.unableToLoad', 'Unable to load. Try again.', 'MSG-22'],
    ['editor.unableToLoadCollections', 'Unable to load collections', 'MSG-23'],
    ['editor.unableToLoadFonts', 'Unable to load fonts', 'MSG-24'],
    ['editor.unableToLoadFontPreview', 'Unable to load preview for {fontName}', 'MSG-25'],
    ['general.unableToLocateContent', 'Unable to locate content', 'MSG-26'],
    ['general.unableToConnect', 'Unable to connect. Please try again', 'MSG-27'],
    ['general.networkError', 'Network error', 'MSG-28'],
    ['general.noResults', 'No results found', 'MSG-29'],
    ['files.noJobData', 'No response data from job request', 'MSG-30'],
    ['files.processingFailed', 'File processing failed', 'MSG-31'],
    ['files.processingCancelled', 'File processing cancelled', 'MSG-32'],
    ['files.processingIncomplete', 'File processing failed to complete', 'MSG-33'],
    ['files.uploadIncomplete', 'File upload failed to complete', 'MSG-34'],
    ['files.renameFailed', 'There was a problem while renaming your file.', 'MSG-35'],
    ['files.uploadFailed', 'There was a problem while uploading your file.', 'MSG-36'],
    ['cart.unableToUpdateQuantity', 'Unable to update quantity', 'MSG-37'],
    ['cart.unableToRemoveItem', 'Unable to remove item', 'MSG-38'],
    ['forms.unableToUpdate', 'Unable to update form', 'MSG-39'],
    ['forms.unableToOpen', 'Unable to open form', 'MSG-40'],
    ['general.checkConnection', 'Please check your internet connection.', 'MSG-41'],
    ['general.tryAgain', 'Please try again.', 'MSG-42'],
    ['reviews.alreadyReviewed', 'You have already reviewed this purchase', 'MSG-43'],
    ['reviews.requestExpired', 'Your review request has expired', 'MSG-44'],
    ['reviews.submitAgain', 'Try submitting your review again', 'MSG-45'],
    ['general.timeZoneFailed', 'Failed to load timezone {timeZone}', 'MSG-46'],
    [
      'lists.none',
      "You don't have any mailing lists. Please create one before continuing",
      'MSG-47',
    ],
    ['editor.noCodeOnAndroid', 'Code editing is not available on Android.', 'MSG-48'],
  ])('defines %s as %j (%s)', (key, text) => {
    expect(texts.get(key)).toBe(text);
  });

  it.each([
    ['forms.submitting', 'Submitting…'],
    ['session.loggedOutTitle', 'Logout Successful'],
    ['session.loggedOut', 'You have been successfully logged out.'],
    [
      'checkout.sessionExpired',
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    ],
    ['forms.captchaRequired', 'Complete CAPTCHA before submitting.'],
    ['forms.characterLimit', 'You have exceeded the character limit.'],
    ['forms.emailInvalid', 'Email is not valid. Email addresses should follow the format {email}.'],
    ['forms.fieldsInvalid', 'One or more fields is invalid, please check your entries.'],
    ['forms.characterCount', '{count} / {max}'],
    ['product.priceFrom', 'from {startingPrice}'],
    ['checkout.belowMinimum', 'your order subtotal must be {subtotal} or more'],
    ['video.invalidEmbed', 'Invalid video embed.'],
    ['images.sourceInvalid', 'Invalid or missing image source.'],
    ['images.elementInvalid', 'Element is not a valid image element.'],
    ['gallery.decodeFailed', 'Error decoding gallery block data.'],
    ['gallery.evaluateFailed', 'Error evaluating gallery block data.'],
    ['gallery.videoLoaderMissing', 'VideoLoader not found'],
    ['gallery.loaderMissing', 'Loader2 not found'],
    ['cookies.accept', 'Accept'],
    ['cookies.decline', 'Decline'],
    [
      'cookies.text',
      'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
    ],
    ['money.instanceExpected', 'Format expects a Money instance.'],
    ['page.locked', 'This page is locked.'],
    ['page.membersOnly', 'This page available only site members'],
    [
      'blocks.tableBookingPreview',
      'Preview Only: Please log out of your account in order to use the OpenTable Block.',
    ],
    ['blocks.foodOrderingLink', 'Order Now'],
    ['connection.overlayTitle', 'Something Went Wrong!'],
    ['connection.overlayReload', 'Reload Page'],
    ['connection.overlayClear', 'Clear'],
    [
      'connection.unreadable',
      'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
    ],
    ['connection.unauthorized', 'Unauthorized request'],
    ['connection.serverError', 'Internal server error. Please try again later.'],
    ['connection.unavailable', 'This service is temporarily unavailable. Please try again later.'],
    ['connection.unableToConnect', 'Unable to connect…'],
    ['forms.processingFailed', 'Error processing form submission. Please reload and try again.'],
    ['forms.unknownError', 'Unknown error, please try again later.'],
    ['forms.keyMissing', 'Could not get a form submission key, please try again later.'],
    ['forms.fieldsUnreadable', 'Could not parse the form fields, please check your entries.'],
    ['forms.problemBelow', 'Your form has encountered a problem. Please scroll down to review.'],
    ['forms.problemAbove', 'Your form has encountered a problem. Please scroll up to review.'],
    ['forms.unableToSubmit', 'Unable to submit form. Please try again later.'],
    ['forms.notConfigured', 'This form has not been configured yet.'],
    [
      'forms.rateLimited',
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    ['forms.unableToSend', 'Unable to send form. Please try again later.'],
    ['forms.captchaNotSetUp', 'ReCaptcha has not been set up'],
    ['forms.unableToRender', 'Could not render form'],
    ['tracking.eventFailed', 'Error tracking event: HTTP Status {code}'],
    ['tracking.unexpectedStatus', 'XHR request DONE with unexpected status'],
    ['tracking.settingsTimeout', 'Metric settings request timeout'],
    ['tracking.pageLoadIdMissing', 'Unable to resolve pageLoadId'],
    ['tracking.analyticsIdNotStored', 'Unable to store analyticsId'],
    ['tracking.storageUnavailable', 'Unable access local/session storage.'],
    ['images.noImage', 'No image'],
    ['images.noImages', 'No images'],
    ['images.noRootNode', 'No root node'],
    ['images.notLoaded', '{image} not loaded'],
    ['page.secondRun', 'Detected second run, this is bad.'],
    ['page.moduleFailed', 'Unable to load module'],
    ['page.fontGone', 'Requested font no longer in Typekit'],
    ['general.justNow', 'just now'],
  ])('defines %s as %j (MSG-18)', (key, text) => {
    expect(texts.get(key)).toBe(text);
  });

  it('has a non-blank text that compiles for every key (MSG-19)', () => {
    const blank = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => key);

    expect(blank).toStrictEqual([]);
    for (const text of texts.values()) expect(() => compileMessage(text, 'en')).not.toThrow();
  });

  it('has only placeholders that the message types recognize', () => {
    for (const text of texts.values()) {
      const typed = [...text.matchAll(/\{([^{},\s#]+)[,}]/g)].map(([, name]) => name);
      expect(new Set(typed)).toStrictEqual(new Set(namesIn(compileMessage(text, 'en'))));
    }
  });
});
