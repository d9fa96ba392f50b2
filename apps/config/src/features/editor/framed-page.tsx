import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { frameAddress } from '../../shell/site/frame-path.ts';
import { useSite } from '../../shell/site/site.ts';
import bar from './bar/editor-bar.module.css';
import styles from './framed-page.module.css';

/** A URL without an editable page, such as the search, the cart or an error: framed as visitors see it. */
export function FramedPage({ path }: { readonly path: string }): ReactNode {
  const { identifier, baseUrl } = useSite();
  const address = frameAddress(baseUrl, path);
  return (
    <div className={styles.layout}>
      <header className={bar.bar}>
        <div className={bar.group}>
          <Link
            to="/$identifier"
            params={{ identifier }}
            className={bar.back}
            aria-label="Back to the website’s configuration"
          >
            <ArrowLeft size={16} aria-hidden="true" />
          </Link>
          <h1 className={styles.title}>{path}</h1>
        </div>
        <p className={styles.reason}>
          This page is generated and has no blocks to edit.{' '}
          <Link to="/$identifier/edit" params={{ identifier }} search={{ path: '/' }}>
            Edit the homepage
          </Link>
        </p>
        <a href={address} target="_blank" rel="noopener" className={styles.open}>
          Open <ExternalLink size={14} aria-hidden="true" />
          <span className={bar.unseen}>(in a new tab)</span>
        </a>
      </header>
      <iframe
        src={address}
        title={`The page at ${path}`}
        // The page has another origin; the sandbox keeps it from navigating this window.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        className={styles.frame}
      />
    </div>
  );
}
