import { Link } from '@tanstack/react-router';
import {
  listMailTemplates,
  readInvoiceSettings,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { optionalMails, type MailTemplateKind } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Badge } from '../../controls/badge.tsx';
import { Card } from '../../controls/card.tsx';
import { DataTable, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { InvoiceSettingsForm } from './invoice-settings-form.tsx';
import { MailSwitches } from './mail-switches.tsx';
import { templateKeys } from './template-labels.ts';

type Row = EndpointResponse<typeof listMailTemplates>['templates'][number] & {
  readonly id: string;
};

const isOptional = (kind: MailTemplateKind) => optionalMails.some((mail) => mail === kind);

const columns = (identifier: string): readonly Column<Row>[] => [
  {
    title: storeText('store.email'),
    nameOf: ({ kind }) => storeText(templateKeys[kind].title),
    cell: ({ kind }) => (
      <Link
        to="/$identifier/store-mails/$kind"
        params={{ identifier, kind }}
        className={rowLinkClass}
      >
        {storeText(templateKeys[kind].title)}
      </Link>
    ),
  },
  {
    title: storeText('store.sentWhen'),
    kind: 'quiet',
    isWide: true,
    cell: ({ kind }) => storeText(templateKeys[kind].when),
  },
  {
    title: storeText('store.status'),
    cell: ({ kind, isOn }) => {
      if (!isOptional(kind)) return <Badge>{storeText('store.alwaysSent')}</Badge>;
      return isOn ? (
        <Badge tone="success">{storeText('store.on')}</Badge>
      ) : (
        <Badge tone="warning">{storeText('store.off')}</Badge>
      );
    },
  },
  {
    title: storeText('store.content'),
    cell: ({ isCustom }) =>
      isCustom ? (
        <Badge tone="accent">{storeText('store.customized')}</Badge>
      ) : (
        <Badge>{storeText('store.default')}</Badge>
      ),
  },
];

/** The mails that the store sends, and how it issues invoices. */
export function StoreMailsScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const templates = useRead(listMailTemplates, { params: { websiteId } });
  const invoices = useRead(readInvoiceSettings, { params: { websiteId } });
  return (
    <Screen title={storeText('store.storeEmails')} description={storeText('store.storeEmailsText')}>
      <Card title={storeText('store.emails')} isFlush>
        <Reading read={templates} problem={storeText('store.emailsNotLoaded')}>
          {(data) => (
            <DataTable
              caption={storeText('store.emails')}
              columns={columns(identifier)}
              rows={data.templates.map((row) => ({ ...row, id: row.kind }))}
            />
          )}
        </Reading>
      </Card>
      {templates.data !== undefined && <MailSwitches templates={templates.data.templates} />}
      <Reading read={invoices} problem={storeText('store.invoicesNotLoaded')}>
        {(stored) => <InvoiceSettingsForm stored={stored} />}
      </Reading>
    </Screen>
  );
}
