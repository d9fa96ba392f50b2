export { emailSamples } from './email-samples.ts';
