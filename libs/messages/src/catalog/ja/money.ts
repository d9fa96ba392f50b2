import type { Translation } from '../../translation.ts';
import type { money as english } from '../en/money.ts';

export const money: Translation<typeof english> = {
  instanceExpected: 'FormatにはMoneyのインスタンスが必要です。',
};
