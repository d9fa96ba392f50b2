import type { DownloadLink } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { FrameProps } from '../frame.ts';
import { fileSizeText } from './file-size-text.ts';

type Page = FrameProps['page'];

/** What the buyer can still do with a file. */
function statusText({ state, left }: DownloadLink, { text }: Page): string {
  if (state !== 'ready') return text(`downloads.${state}`);
  return left === null ? '' : text('downloads.left', { count: left });
}

/** Purchased files, with a plain link to each. */
export function DownloadList({
  links,
  page,
}: {
  readonly links: readonly DownloadLink[];
  readonly page: Page;
}): ReactNode {
  return (
    <ul className="download-list">
      {links.map((link, index) => {
        const { fileName, product, sizeBytes, path } = link;
        const facts = [product, fileSizeText(sizeBytes, page.locale), statusText(link, page)];
        return (
          <li key={index}>
            <div>
              <bdi className="download-name">{fileName}</bdi>
              <small>{facts.filter(Boolean).join(' · ')}</small>
            </div>
            {path !== undefined && (
              <a
                className="button"
                data-look="secondary"
                href={path}
                rel="nofollow"
                aria-label={`${page.text('downloads.download')}: ${fileName}`}
              >
                {page.text('downloads.download')}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
