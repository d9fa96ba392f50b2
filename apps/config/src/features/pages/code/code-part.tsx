import { readPageCode } from '@sitewright/contracts/api';
import type { CodeHosts } from '@sitewright/contracts/entities';
import { Code } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../../api/read.ts';
import { Button } from '../../../controls/button.tsx';
import { CodeEditorGuard } from '../../../controls/code-editor-guard.tsx';
import { Reading } from '../../../controls/reading.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { CodeDialog } from './code-dialog.tsx';
import styles from './code-part.module.css';

/** The custom code in a page's settings, for people who may edit code. */
export function CodePart({ pageId }: { readonly pageId: string }): ReactNode {
  const { id: websiteId } = useSite();
  const code = useRead(readPageCode, { params: { websiteId, pageId } });
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Custom code" className={styles.part}>
      <h3>Custom code</h3>
      <p className={styles.help}>
        For experts: your own scripts and styles, which run for every visitor of this page.
      </p>
      <Reading read={code} problem="The code of the page could not be loaded.">
        {(stored) => (
          <>
            <ThirdPartyHosts hosts={stored.hosts} />
            <CodeEditorGuard>
              <div>
                <Button icon={<Code aria-hidden="true" />} onPress={() => setOpen(true)}>
                  {stored.head === '' && stored.foot === '' ? 'Add code' : 'Edit code'}
                </Button>
              </div>
            </CodeEditorGuard>
            {isOpen && <CodeDialog pageId={pageId} code={stored} onClose={() => setOpen(false)} />}
          </>
        )}
      </Reading>
    </section>
  );
}

/** The labels of the kinds of third-party hosts. */
const hostLabels: Readonly<Record<keyof CodeHosts, string>> = {
  scripts: 'Scripts from',
  styles: 'Styles from',
  frames: 'Frames of',
  connections: 'Connections to',
};

/** The third-party hosts that visitors' browsers contact because of the code: they learn who views the page. */
function ThirdPartyHosts({ hosts }: { readonly hosts: CodeHosts }): ReactNode {
  const usedKinds = (Object.keys(hostLabels) as (keyof CodeHosts)[]).filter(
    (kind) => hosts[kind].length > 0,
  );
  return usedKinds.length === 0 ? null : (
    <dl className={styles.hosts} aria-label="Third-party hosts">
      {usedKinds.map((kind) => (
        <div key={kind}>
          <dt>{hostLabels[kind]}</dt>
          {hosts[kind].map((host) => (
            <dd key={host}>{host.replace('https://', '')}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
