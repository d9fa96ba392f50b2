import type { OutboxMail } from '@sitewright/contracts/api';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { formatDateTime } from '../../format/date-times.ts';

const badges = {
  waiting: { label: 'Waiting', tone: 'quiet' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
} as const;
/** For mail that is stored because there is no mail server. */
const storedOnly = { label: 'Not sent, stored here', tone: 'accent' } as const;

const badgeOf = (state: OutboxMail['state']) => (state === 'stored' ? storedOnly : badges[state]);

/** The columns of the mail list. */
export const mailColumns = (onOpen: (mail: OutboxMail) => void): readonly Column<OutboxMail>[] => [
  {
    title: 'Subject',
    cell: (mail) => (
      <>
        <button type="button" className={rowLinkClass} onClick={() => onOpen(mail)}>
          {mail.subject}
        </button>
        <span className={belowClass}>To {mail.to}</span>
      </>
    ),
  },
  { title: 'To', cell: ({ to }) => to, isWide: true },
  { title: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt), isWide: true },
  {
    title: 'Status',
    cell({ state }) {
      const { tone, label } = badgeOf(state);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
];
