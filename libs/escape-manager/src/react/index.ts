export { EscapeProvider } from './escape-provider.tsx';
export { useEscapeTarget } from './use-escape-target.ts';
