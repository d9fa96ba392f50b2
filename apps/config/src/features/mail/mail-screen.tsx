import { listMail, type OutboxMail } from '@sitewright/contracts/api';
import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { Card } from '../../controls/card.tsx';
import table from '../../controls/data-table.module.css';
import { Dialog } from '../../controls/dialog.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { TabSet } from '../../controls/tab-set.tsx';
import { moment } from '../../look/moments.ts';
import { useSite } from '../../shell/site/site.ts';
import styles from './mail-screen.module.css';
import { Listing } from '../../controls/listing.tsx';
import { useList } from '../../composition/read-list.ts';

const states = {
  waiting: { label: 'Waiting', tone: 'quiet' },
  sent: { label: 'Sent', tone: 'success' },
  kept: { label: 'Kept here', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
} as const;

/** What the website has sent. Without a mail server everything is kept here and can be read. */
export function MailScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const mail = useList(listMail, { params: { websiteId } });
  const [opened, setOpened] = useState<OutboxMail | null>(null);
  return (
    <Screen title="Mail" description="Confirmations and notices that the website sent.">
      <Listing
        list={mail}
        problem="The mail could not be read."
        nouns={['mail', 'mails']}
        empty={
          <EmptyState icon={<Mail />} title="No mail yet">
            Order confirmations and notices of submissions appear here as soon as there are any.
          </EmptyState>
        }
      >
        {(rows) => (
          <Card isFlush>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">Subject</th>
                  <th scope="col">To</th>
                  <th scope="col" className={table.wide}>
                    Date
                  </th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((one) => (
                  <tr key={one.id}>
                    <td>
                      <button
                        type="button"
                        className={styles.subject}
                        onClick={() => setOpened(one)}
                      >
                        {one.subject}
                      </button>
                    </td>
                    <td className={table.wide}>{one.to}</td>
                    <td className={table.wide}>{moment(one.createdAt)}</td>
                    <td>
                      <Badge tone={states[one.state].tone}>{states[one.state].label}</Badge>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        )}
      </Listing>
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
        To {mail.to}, {moment(mail.createdAt)}
      </p>
      <TabSet
        label="Form of the mail"
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'html',
            label: 'As received',
            // A mail is somebody else's document: no script, no form, no access to this page.
            content: (
              <iframe title={mail.subject} sandbox="" srcDoc={mail.html} className={styles.html} />
            ),
          },
          { id: 'text', label: 'As text', content: <pre className={styles.text}>{mail.text}</pre> },
        ]}
      />
    </Dialog>
  );
}
