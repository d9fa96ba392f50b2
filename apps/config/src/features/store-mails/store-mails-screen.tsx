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
import { InvoiceSettingsForm } from './invoice-settings-form.tsx';
import { MailSwitches } from './mail-switches.tsx';
import { templateLabels } from './template-labels.ts';

type Row = EndpointResponse<typeof listMailTemplates>['templates'][number] & {
  readonly id: string;
};

const isOptional = (kind: MailTemplateKind) => optionalMails.some((mail) => mail === kind);

const columns = (identifier: string): readonly Column<Row>[] => [
  {
    title: 'Email',
    nameOf: ({ kind }) => templateLabels[kind].title,
    cell: ({ kind }) => (
      <Link
        to="/$identifier/store-mails/$kind"
        params={{ identifier, kind }}
        className={rowLinkClass}
      >
        {templateLabels[kind].title}
      </Link>
    ),
  },
  { title: 'Sent', kind: 'quiet', isWide: true, cell: ({ kind }) => templateLabels[kind].when },
  {
    title: 'Status',
    cell: ({ kind, isOn }) => {
      if (!isOptional(kind)) return <Badge>Always sent</Badge>;
      return isOn ? <Badge tone="success">On</Badge> : <Badge tone="warning">Off</Badge>;
    },
  },
  {
    title: 'Content',
    cell: ({ isCustom }) =>
      isCustom ? <Badge tone="accent">Customized</Badge> : <Badge>Default</Badge>,
  },
];

/** The mails that the store sends, and how it issues invoices. */
export function StoreMailsScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const templates = useRead(listMailTemplates, { params: { websiteId } });
  const invoices = useRead(readInvoiceSettings, { params: { websiteId } });
  return (
    <Screen title="Store emails" description="What your customers get by email, and your invoices.">
      <Card title="Emails" isFlush>
        <Reading read={templates} problem="The emails could not be loaded.">
          {(data) => (
            <DataTable
              caption="Emails"
              columns={columns(identifier)}
              rows={data.templates.map((row) => ({ ...row, id: row.kind }))}
            />
          )}
        </Reading>
      </Card>
      {templates.data !== undefined && <MailSwitches templates={templates.data.templates} />}
      <Reading read={invoices} problem="The invoice settings could not be loaded.">
        {(stored) => <InvoiceSettingsForm stored={stored} />}
      </Reading>
    </Screen>
  );
}
