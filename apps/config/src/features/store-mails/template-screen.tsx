import { useParams } from '@tanstack/react-router';
import { readMailTemplate } from '@sitewright/contracts/api';
import { mailTemplateKinds } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../controls/reading.tsx';
import { NoSuchScreen } from '../../shell/no-such-screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { TemplateForm } from './template-form.tsx';

/** The editor of one mail of the store. */
export function TemplateScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const params = useParams({ from: '/$identifier/framed/store-mails/$kind' });
  const kind = mailTemplateKinds.find((known) => known === params.kind);
  const read = useRead(
    readMailTemplate,
    { params: { websiteId, kind: kind ?? 'orderConfirmation' } },
    { enabled: kind !== undefined },
  );
  if (kind === undefined) return <NoSuchScreen />;
  return (
    <Reading read={read} problem={storeText('store.emailNotLoaded')}>
      {(stored) => <TemplateForm key={kind} kind={kind} stored={stored} />}
    </Reading>
  );
}
