import {
  fillLine,
  fillLines,
  isLinkVariable,
  soleVariable,
} from '@sitewright/commerce/mail-template';
import type { TextPart, VariableValues } from '@sitewright/commerce/mail-template';
import type { MailBlock, MailTemplate } from '@sitewright/contracts/entities';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { MailButton } from '../mail-button.tsx';
import { lines, type MailContent } from '../mail-content.ts';
import { MailSheet } from '../mail-sheet.tsx';
import { mailStyles } from '../mail-styles.ts';
import type { MailData } from './mail-data.ts';
import { MailTable, rowLines } from './mail-table.tsx';

/** A value with its line breaks. */
const withBreaks = (value: string) =>
  value.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

function PartView({ part, values }: { readonly part: TextPart; readonly values: VariableValues }) {
  if (!('variable' in part)) return part.text;
  const value = values[part.variable] ?? '';
  if (!isLinkVariable(part.variable)) return withBreaks(value);
  return (
    <a href={value} style={{ color: 'inherit' }}>
      {value.replace(/^https?:\/\//, '')}
    </a>
  );
}

/** The paragraphs of a text. Empty lines separate paragraphs without being one. */
const paragraphs = (text: string, values: VariableValues, style: CSSProperties, name?: string) =>
  fillLines(text, values)
    .filter((parts) => parts.length > 0)
    .map((parts, index) => (
      <p key={index} style={style} className={name}>
        {parts.map((part, position) => (
          <PartView key={position} part={part} values={values} />
        ))}
      </p>
    ));

/** The URL of a button; undefined if its variable has no value. */
function hrefOf(url: string, values: VariableValues): string | undefined {
  const variable = soleVariable(url);
  return (variable === null ? url : values[variable]) || undefined;
}

/** Lines below a title, such as an address. */
const TitledLines = ({ title, lines: below }: NonNullable<MailData['address']>): ReactNode => (
  <p style={{ ...mailStyles.text, marginTop: '24px' }}>
    <strong>{title}</strong>
    {below.map((line, index) => (
      <Fragment key={index}>
        <br />
        {line}
      </Fragment>
    ))}
  </p>
);

function BlockHtml({ block, data }: { readonly block: MailBlock; readonly data: MailData }) {
  const { values, rows, address, site } = data;
  switch (block.type) {
    case 'heading':
      return <h1 style={mailStyles.title}>{fillLine(block.text, values)}</h1>;
    case 'text':
      return paragraphs(block.text, values, mailStyles.text);
    case 'footer':
      return paragraphs(block.text, values, mailStyles.small, 'muted');
    case 'button': {
      const href = hrefOf(block.url, values);
      return href && <MailButton href={href}>{fillLine(block.label, values)}</MailButton>;
    }
    case 'orderLines':
      return <MailTable rows={rows} />;
    case 'address':
      return address && <TitledLines {...address} />;
    case 'divider':
      return <hr style={mailStyles.divider} className="line" />;
    case 'image':
      return (
        <img
          src={`${new URL(block.url, site.baseUrl).href}?format=1000w`}
          alt={fillLine(block.alt, values)}
          width="488"
          style={mailStyles.image}
        />
      );
  }
}

const partText = (part: TextPart, values: VariableValues): string =>
  'variable' in part ? (values[part.variable] ?? '') : part.text;

/** The lines of a block in plain text; none for what only HTML shows. */
function blockText(block: MailBlock, { values, rows, address }: MailData): readonly string[] {
  switch (block.type) {
    case 'heading':
      return [fillLine(block.text, values)];
    case 'text':
    case 'footer':
      return fillLines(block.text, values).map((parts) =>
        parts.map((part) => partText(part, values)).join(''),
      );
    case 'button': {
      const href = hrefOf(block.url, values);
      return href === undefined ? [] : [`${fillLine(block.label, values)}: ${href}`];
    }
    case 'orderLines':
      return rows.flatMap(rowLines);
    case 'address':
      return address === null ? [] : [address.title, ...address.lines];
    case 'divider':
      return ['---'];
    case 'image':
      return block.alt === '' ? [] : [`[${fillLine(block.alt, values)}]`];
  }
}

/** The link to get no more such mails. */
const EndingHtml = ({ reason, label, url }: NonNullable<MailData['ending']>): ReactNode => (
  <p style={{ ...mailStyles.small, marginTop: '16px' }} className="muted">
    {reason}{' '}
    <a href={url} style={{ color: 'inherit' }}>
      {label}
    </a>
  </p>
);

/** The blocks above and below the payment, which follows the last order lines. Without any, it ends the mail. */
function splitAtPayment(blocks: readonly MailBlock[]): readonly [MailBlock[], MailBlock[]] {
  const last = blocks.findLastIndex(({ type }) => type === 'orderLines');
  const end = last === -1 ? blocks.length : last + 1;
  return [blocks.slice(0, end), blocks.slice(end)];
}

/** A mail from its template. Every value is text: HTML in it is escaped, and braces in it are not variables. */
export function templateContent(template: MailTemplate, data: MailData): MailContent {
  const { values, site, payment, ending } = data;
  const isFooter = ({ type }: MailBlock) => type === 'footer';
  const render = (blocks: readonly MailBlock[]) =>
    blocks.map((block) => <BlockHtml key={block.id} block={block} data={data} />);
  const footer = template.blocks.filter(isFooter);
  const [above, below] = splitAtPayment(template.blocks.filter((block) => !isFooter(block)));
  const textsOf = (blocks: readonly MailBlock[]) => blocks.map((block) => blockText(block, data));
  const texts = [
    ...textsOf(above),
    ...(payment === undefined ? [] : [[payment.title, ...payment.lines]]),
    ...textsOf([...below, ...footer]),
    ...(ending === undefined ? [] : [[ending.reason, `${ending.label}: ${ending.url}`]]),
  ].filter((part) => part.length > 0);
  return {
    subject: fillLine(template.subject, values),
    html: (
      <MailSheet
        site={site}
        preview={fillLine(template.preview, values)}
        {...(footer.length === 0 ? {} : { footer: render(footer) })}
      >
        {render(above)}
        {payment !== undefined && <TitledLines {...payment} />}
        {render(below)}
        {ending !== undefined && <EndingHtml {...ending} />}
      </MailSheet>
    ),
    text: lines(...texts.flatMap((part, index) => (index === 0 ? part : ['', ...part]))),
  };
}
