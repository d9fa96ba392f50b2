import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import {
  currencyCodes,
  format,
  formatTemplateOf,
  parseMoney,
  type CurrencyCode,
} from '../index.ts';
import { locales, type StoryLocale } from './locales.fixture.ts';

interface ParsedProps {
  readonly text: string;
  readonly currencyCode: CurrencyCode;
  readonly locale: StoryLocale;
  readonly onType?: (text: string) => void;
}

function Parsed({ text, currencyCode, locale, onType }: ParsedProps) {
  const result = parseMoney(text, formatTemplateOf(currencyCode, locale));
  const isError = 'error' in result;
  return (
    <div className="stack">
      <label className="stack" style={{ gap: '0.25rem', margin: 0 }}>
        An amount of {currencyCode}, as {locale} writes it
        <input
          value={text}
          inputMode="decimal"
          dir="auto"
          aria-invalid={isError}
          style={{ maxInlineSize: '20rem' }}
          onChange={(event) => onType?.(event.currentTarget.value)}
        />
      </label>
      <output className="big" aria-live="polite">
        {isError ? '—' : <bdi>{format(result, { locale })}</bdi>}
      </output>
      <code>
        {isError
          ? `{ error: '${result.error}' }`
          : `Money { value: ${result.value}, currencyCode: '${result.currencyCode}' }`}
      </code>
    </div>
  );
}

function Examples({ currencyCode, locale }: ParsedProps) {
  const template = formatTemplateOf(currencyCode, locale);
  const texts = ['1,234.5', '1.234,5', '1234.5', '1,23', '1.234', '$ 5', '(5)', '-5', '٥', 'five'];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Typed</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {texts.map((text) => {
          const result = parseMoney(text, template);
          return (
            <tr key={text}>
              <th scope="row">
                <bdi>{text}</bdi>
              </th>
              <td>{'error' in result ? result.error : result.value}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Libraries/money/Parsing',
  component: Parsed,
  args: { text: '1.234,50', currencyCode: 'EUR', locale: 'de-DE' },
  argTypes: {
    currencyCode: { control: 'select', options: currencyCodes },
    locale: { control: 'select', options: locales },
    onType: { table: { disable: true } },
  },
  render: function AsYouType(args) {
    const [, update] = useArgs<ParsedProps>();
    return <Parsed {...args} onType={(text) => update({ text })} />;
  },
} satisfies Meta<typeof Parsed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsYouType: Story = {
  parameters: {
    about:
      'With or without the symbol and the separators, in the locale’s digits or 0 to 9. What could be read in two ways is rejected, never guessed.',
  },
};

export const ArabicDigits: Story = { args: { text: '١٬٢٣٤٫٥', locale: 'ar-EG' } };

export const Rejected: Story = {
  args: { text: '1,23', currencyCode: 'USD', locale: 'en-US' },
  parameters: {
    about: 'Is 1,23 a slip for 1.23, or for 123? In a locale that groups by commas nobody knows.',
  },
};

export const RejectedTexts: Story = {
  args: { currencyCode: 'USD', locale: 'en-US' },
  render: (args) => <Examples {...args} />,
  parameters: {
    about: 'The same texts in any locale: change it and see which of them are amounts there.',
    controls: { exclude: ['text'] },
  },
};
