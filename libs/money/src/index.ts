export { allocate, allocateCents } from './allocate.ts';
export {
  add,
  multiply,
  subtract,
  type CurrenciesDiffer,
  type InOneCurrency,
  type Sum,
} from './arithmetic.ts';
export { currencyCodes, fractionDigitsOf, type CurrencyCode } from './currencies.ts';
export { formatTemplateOf, type FormatTemplate } from './format-template.ts';
export { compileFormat, format, type MoneyFormat } from './format.ts';
export { Money } from './money.ts';
export type { FormatOptions, LocaleFormatOptions } from './options.ts';
export { parseMoney, type NotAnAmount } from './parse-money.ts';
