import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'dom/captcha/index': 'src/dom/captcha/index.ts',
  'presentation/index': 'src/presentation/index.ts',
  'react/view/index': 'src/react/view/index.ts',
});
