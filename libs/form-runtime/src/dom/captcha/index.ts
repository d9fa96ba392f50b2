export { captchaSize } from './captcha-size.ts';
export { createRecaptcha, recaptchaDefaults } from './create-recaptcha.ts';
export type { RecaptchaApi, RecaptchaOptions, RecaptchaRenderOptions } from './create-recaptcha.ts';
