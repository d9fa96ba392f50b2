import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money, allocate, currencyCodes, format, type CurrencyCode } from '../index.ts';

interface SplitProps {
  readonly value: number;
  readonly currencyCode: CurrencyCode;
  readonly weights: readonly number[];
}

/** Ignores invalid weights while a control is edited. */
const usable = (weights: readonly number[]) =>
  weights.filter((weight) => Number.isInteger(weight) && weight >= 0);

function Split({ value, currencyCode, weights: given }: SplitProps) {
  const whole = new Money(value, currencyCode);
  const weights = usable(given);
  if (!weights.some((weight) => weight > 0)) return <p>A split needs a weight above 0.</p>;
  const parts = allocate(whole, weights);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const rounded = weights.map((weight) => new Money((value * weight) / sum, currencyCode));
  const total = (list: readonly Money[]) =>
    Money.fromCents(
      list.reduce((cents, money) => cents + money.toCents(), 0),
      currencyCode,
    );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Weight</th>
          <th scope="col">allocate</th>
          <th scope="col">Each one rounded</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, index) => (
          <tr key={index}>
            <td>{weights[index]}</td>
            <td>{format(part)}</td>
            <td>{format(rounded[index] ?? part)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{format(whole)}</th>
          <th>{format(total(parts))}</th>
          <th>{format(total(rounded))}</th>
        </tr>
      </tbody>
    </table>
  );
}

function Floats({ currencyCode }: SplitProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Times 100</th>
          <th scope="col">Rounded</th>
          <th scope="col">toCents()</th>
        </tr>
      </thead>
      <tbody>
        {[1.005, 8.165, 1.255, 19.99, 4.35].map((value) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td style={{ overflowWrap: 'anywhere' }}>{value * 100}</td>
            <td>{Math.round(value * 100)}</td>
            <td>
              <strong>{new Money(value, currencyCode).toCents()}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Libraries/money/Arithmetic',
  component: Split,
  args: { value: 100, currencyCode: 'EUR', weights: [1, 1, 1] },
  argTypes: {
    currencyCode: { control: 'select', options: currencyCodes },
    weights: { control: 'object' },
  },
} satisfies Meta<typeof Split>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeWays: Story = {
  parameters: {
    about:
      'The parts always add up to the whole: what rounding down leaves over goes to the largest remainders. The last row is the sum of each column.',
  },
};

export const ByWeight: Story = {
  args: { value: 7.77, weights: [5, 3, 2, 0, 1] },
  parameters: { about: 'A discount of 7.77 over five lines of an order, by their prices.' },
};

export const Yen: Story = {
  args: { value: 1000, currencyCode: 'JPY', weights: [1, 1, 1] },
  parameters: { about: 'A currency without minor units is split in whole yen.' },
};

export const ValuesAsTheyRead: Story = {
  args: { currencyCode: 'USD' },
  render: (args) => <Floats {...args} />,
  parameters: {
    about: 'A value counts as its decimal text reads, not as the float nearest to it.',
    controls: { include: [] },
  },
};
