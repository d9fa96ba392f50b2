import { previewMailTemplate } from '@sitewright/contracts/api';
import type { MailTemplate, MailTemplateKind } from '@sitewright/contracts/entities';
import { useEffect, useState, type ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import styles from './store-mails.module.css';

/** How long typing has to pause before the preview follows, in milliseconds. */
const pauseMs = 400;

type Format = 'desktop' | 'phone' | 'text';

const formats = () => [
  { value: 'desktop' as const, label: storeText('store.desktop') },
  { value: 'phone' as const, label: storeText('store.phone') },
  { value: 'text' as const, label: storeText('store.plainText') },
];

const schemes = () => [
  { value: 'light' as const, label: storeText('store.light') },
  { value: 'dark' as const, label: storeText('store.dark') },
];

/** Shows a mail as a mail program in light or dark mode does, whatever the mode of this screen. */
const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');

/** The mail with a sample order, as it is edited. */
export function MailPreview({
  kind,
  template,
  isValid,
}: {
  readonly kind: MailTemplateKind;
  readonly template: MailTemplate;
  readonly isValid: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [format, setFormat] = useState<Format>('desktop');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const { mutate, data, error } = useSend(previewMailTemplate);
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  const isPreviewed = isValid && template.subject.trim() !== '';
  useEffect(() => {
    if (!isPreviewed) return undefined;
    const timer = setTimeout(
      () => mutate({ params: { websiteId, kind }, body: { template } }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [mutate, websiteId, kind, template, isPreviewed]);
  return (
    <Card title={storeText('store.preview')}>
      <div className={styles.toolbar}>
        <SegmentedField
          label={storeText('store.format')}
          isLabelHidden
          choices={formats()}
          value={format}
          onChange={setFormat}
        />
        {format !== 'text' && (
          <SegmentedField
            label={storeText('store.appearance')}
            isLabelHidden
            choices={schemes()}
            value={scheme}
            onChange={setScheme}
          />
        )}
      </div>
      <Problem error={error} isBox={false} />
      {shown !== undefined && (
        <>
          <p className={styles.subject}>{shown.subject}</p>
          {format === 'text' ? (
            <pre className={styles.text}>{shown.text}</pre>
          ) : (
            // The owner's text is in it: no scripts, no forms, no access to this page.
            <iframe
              title={storeText('store.mailPreviewTitle')}
              sandbox=""
              srcDoc={inScheme(shown.html, scheme)}
              className={format === 'phone' ? styles.phone : styles.html}
            />
          )}
        </>
      )}
    </Card>
  );
}
