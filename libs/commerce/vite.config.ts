import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'discount/index': 'src/discount/index.ts',
  'gift-card/index': 'src/gift-card/index.ts',
  'order/index': 'src/order/index.ts',
  'shipping/index': 'src/shipping/index.ts',
  'tax/index': 'src/tax/index.ts',
  'variants/index': 'src/variants/index.ts',
  'vat-number': 'src/tax/vat-number.ts',
});
