import type { Meta, StoryObj } from '@storybook/react-vite';
import { currencyNames } from '../currency-names.ts';
import { Money, currencyCodes, format, type CurrencyCode } from '../index.ts';
import { locales, type StoryLocale } from './locales.fixture.ts';

interface AmountProps {
  readonly value: number;
  readonly currencyCode: CurrencyCode;
  readonly locale: StoryLocale;
  readonly trimZeroFractions: boolean;
  readonly group: boolean;
}

function Amount({ value, currencyCode, ...options }: AmountProps) {
  return (
    <output className="big" lang={options.locale}>
      {format(new Money(value, currencyCode), options)}
    </output>
  );
}

const shownCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'INR', 'JPY'] as const;

function Locales({ value, ...options }: AmountProps) {
  return (
    <div className="columns">
      {locales.map((locale) => (
        <section key={locale} aria-label={locale}>
          <h2>{locale}</h2>
          <table>
            <tbody>
              {shownCurrencies.map((code) => (
                <tr key={code}>
                  <th scope="row">{code}</th>
                  <td lang={locale}>
                    <bdi>{format(new Money(value, code), { ...options, locale })}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function Currencies(options: AmountProps) {
  return (
    <table>
      <tbody>
        {currencyCodes.map((code) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{currencyNames[code]}</td>
            <td>
              <bdi>{format(new Money(options.value, code), options)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TrimmedZeros({ currencyCode, locale, group }: AmountProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Given</th>
          <th scope="col">As it is</th>
          <th scope="col">trimZeroFractions</th>
        </tr>
      </thead>
      <tbody>
        {[5, 5.5, 4.999, 1200, -0.004].map((value) => {
          const money = new Money(value, currencyCode);
          return (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>{format(money, { locale, group })}</td>
              <td>{format(money, { locale, group, trimZeroFractions: true })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Libraries/money/Formatting',
  component: Amount,
  args: {
    value: 1234567.5,
    currencyCode: 'EUR',
    locale: 'de-DE',
    trimZeroFractions: false,
    group: true,
  },
  argTypes: {
    currencyCode: { control: 'select', options: currencyCodes },
    locale: { control: 'select', options: locales },
  },
} satisfies Meta<typeof Amount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneAmount: Story = {
  parameters: {
    about:
      'The text that Intl writes, made from a template of two worked examples: a server can send the template, and a browser with another Intl prints the same.',
  },
};

export const LocalesSideBySide: Story = {
  render: (args) => <Locales {...args} />,
  parameters: {
    about:
      'Arabic digits, Indian groups, the Swiss apostrophe, Polish thousands that begin at five digits, and yen without a fraction.',
    controls: { exclude: ['currencyCode', 'locale'] },
  },
};

export const EveryCurrency: Story = {
  args: { value: 1999.95, locale: 'en-US' },
  render: (args) => <Currencies {...args} />,
  parameters: {
    about: 'The 27 currencies, two fraction digits each; the yen has none.',
    controls: { exclude: ['currencyCode'] },
  },
};

export const TrimmedFractions: Story = {
  args: { currencyCode: 'USD', locale: 'en-US' },
  render: (args) => <TrimmedZeros {...args} />,
  parameters: {
    about: 'The given value decides: 4.999 is not whole, so its text keeps the zeros.',
    controls: { include: ['currencyCode', 'locale', 'group'] },
  },
};
