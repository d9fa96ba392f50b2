import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money, currencyCodes, format, type CurrencyCode } from './index.ts';

interface AmountProps {
  readonly value: number;
  readonly currencyCode: CurrencyCode;
  readonly locale: string;
  readonly trimZeroFractions: boolean;
  readonly group: boolean;
}

function Amount({ value, currencyCode, ...options }: AmountProps) {
  return <output>{format(new Money(value, currencyCode), options)}</output>;
}

const meta = {
  title: 'Libraries/money',
  component: Amount,
  args: {
    value: 1234.5,
    currencyCode: 'EUR',
    locale: 'de-DE',
    trimZeroFractions: false,
    group: true,
  },
  argTypes: { currencyCode: { control: 'select', options: currencyCodes } },
} satisfies Meta<typeof Amount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = {};
