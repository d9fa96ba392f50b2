export {
  createSystemError,
  type SystemError,
  type SystemErrorHost,
} from './create-system-error.ts';
export { systemErrorLabels, type SystemErrorLabels } from './options.ts';
