import type { OutboxMail } from '@sitewright/contracts/api';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { moment } from '../../look/moments.ts';

const states = {
  waiting: { label: 'Waiting', tone: 'quiet' },
  sent: { label: 'Sent', tone: 'success' },
  kept: { label: 'Kept here', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
} as const;

/** What the list of mail shows of each. */
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
  { title: 'Date', cell: ({ createdAt }) => moment(createdAt), isWide: true },
  {
    title: 'State',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
];
