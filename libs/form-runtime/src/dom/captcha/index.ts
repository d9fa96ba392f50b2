export { captchaSize } from './captcha-size.ts';
export { createProofOfWork, proofOfWorkTexts } from './create-proof-of-work.ts';
export type { ProofOfWorkOptions } from './create-proof-of-work.ts';
export { createRecaptcha, recaptchaDefaults } from './create-recaptcha.ts';
export type { RecaptchaApi, RecaptchaOptions, RecaptchaRenderOptions } from './create-recaptcha.ts';
