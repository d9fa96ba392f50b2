import { listMail, type OutboxMail } from '@sitewright/contracts/api';
import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { TabSet } from '../../controls/tab-set.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import styles from './mail-screen.module.css';
import { TableListing } from '../../controls/table-listing.tsx';
import { useList } from '../../api/read-list.ts';
import { mailColumns } from './mail-columns.tsx';

/** The mail that the website has sent. Without a mail server, all mail is only stored here and can be read. */
export function MailScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const mail = useList(listMail, { params: { websiteId } });
  const [opened, setOpened] = useState<OutboxMail | null>(null);
  return (
    <Screen title="Sent emails" description="Every email that the website has sent.">
      <TableListing
        list={mail}
        problem="The emails could not be loaded."
        caption="Sent emails"
        nouns={['email', 'emails']}
        empty={
          <EmptyState icon={<Mail />} title="No emails yet">
            Order confirmations and notifications appear here.
          </EmptyState>
        }
        columns={mailColumns(setOpened)}
      />
      {opened !== null && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </Screen>
  );
}

function MailDialog({
  mail,
  onClose,
}: {
  readonly mail: OutboxMail;
  readonly onClose: () => void;
}): ReactNode {
  const [tab, setTab] = useState<'html' | 'text'>('html');
  return (
    <Dialog title={mail.subject} size="large" isOpen onClose={onClose}>
      <p className={styles.facts}>
        To {mail.to}, {formatDateTime(mail.createdAt)}
        {mail.attachment !== undefined && `, with ${mail.attachment}`}
      </p>
      <TabSet
        label="Format"
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'html',
            label: 'As received',
            // A mail is untrusted content: no scripts, no forms, no access to this page.
            content: (
              <iframe title={mail.subject} sandbox="" srcDoc={mail.html} className={styles.html} />
            ),
          },
          {
            id: 'text',
            label: 'Plain text',
            content: <pre className={styles.text}>{mail.text}</pre>,
          },
        ]}
      />
    </Dialog>
  );
}
