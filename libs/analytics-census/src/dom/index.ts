export { createPageCookies } from './page-cookies.ts';
export { createPageSend } from './create-page-send.ts';
export { hasPrivacyControl, readDevice } from './read-device.ts';
export { readCircumstances } from './read-circumstances.ts';
export { recordPagePerformance, type PagePerformanceOptions } from './record-page-performance.ts';
export { reportPageErrors } from './report-page-errors.ts';
export { sendLandingPixel } from './send-landing-pixel.ts';
export { trackButtons, type ButtonTracking } from './track-buttons.ts';
export { whenHidden } from './when-hidden.ts';
