import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname, {
  'discount/index': 'src/discount/index.ts',
  'downloads/index': 'src/downloads/index.ts',
  'gift-card/index': 'src/gift-card/index.ts',
  'invoice/index': 'src/invoice/index.ts',
  'mail-template/index': 'src/mail-template/index.ts',
  'order/index': 'src/order/index.ts',
  'product-csv/index': 'src/product-csv/index.ts',
  phone: 'src/phone/read-phone.ts',
  'shipping/index': 'src/shipping/index.ts',
  'tax/index': 'src/tax/index.ts',
  'listing/index': 'src/listing/index.ts',
  'variants/index': 'src/variants/index.ts',
  'vat-number': 'src/tax/vat-number.ts',
});
