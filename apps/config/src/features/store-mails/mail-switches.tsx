import {
  listAbandonedCarts,
  listMailTemplates,
  readCartRecovery,
  readReviewSettings,
  switchMail,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { optionalMails, type OptionalMail } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { storeText } from '../../texts/store-text.ts';
import styles from './store-mails.module.css';
import { templateKeys } from './template-labels.ts';

type Templates = EndpointResponse<typeof listMailTemplates>['templates'];

/** Turns mails off that the store does not owe to anyone. Each switch is saved at once. */
export function MailSwitches({ templates }: { readonly templates: Templates }): ReactNode {
  return (
    <Card title={storeText('store.switchMails')}>
      <div className={styles.switches}>
        {optionalMails.map((kind) => (
          <MailSwitch
            key={kind}
            kind={kind}
            isOn={templates.some((row) => row.kind === kind && row.isOn)}
          />
        ))}
      </div>
      <p className={styles.note}>{storeText('store.alwaysSentText')}</p>
    </Card>
  );
}

function MailSwitch({
  kind,
  isOn,
}: {
  readonly kind: OptionalMail;
  readonly isOn: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const may = usePermissions();
  const send = useSend(switchMail, [
    listMailTemplates,
    readReviewSettings,
    readCartRecovery,
    listAbandonedCarts,
  ]);
  const shown = send.isPending ? send.variables.body.isOn : isOn;
  return (
    <div>
      <SwitchField
        label={storeText(templateKeys[kind].title)}
        help={storeText(templateKeys[kind].when)}
        isOn={shown}
        isDisabled={kind === 'abandonedCart' && !may('settings.write')}
        onChange={(next) => send.mutate({ params: { websiteId, kind }, body: { isOn: next } })}
      />
      <Problem error={send.error} isBox={false} />
    </div>
  );
}
