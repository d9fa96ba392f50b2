import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';
import { DownloadList } from './download-list.tsx';
import downloadsStyle from './downloads.css?inline';

/** The files of a paid order; or why a link does not work. */
export const downloadsFrame: Frame<'downloads'> = {
  View: ({ main: { links, expires, problem }, page: { text, ...page } }) =>
    problem === undefined ? (
      <div className="downloads">
        <h1>{text('downloads.title')}</h1>
        <p>{text('downloads.text')}</p>
        <DownloadList links={links} page={{ text, ...page }} />
        {expires !== undefined && <p>{text('downloads.expires', { date: expires })}</p>}
      </div>
    ) : (
      <div className="notice">
        <h1>{text('downloads.problem')}</h1>
        <p>{text(`downloads.${problem}Text`)}</p>
      </div>
    ),
  title: ({ main: { problem }, page }) =>
    page.text(problem === undefined ? 'downloads.title' : 'downloads.problem'),
  styles: [noticeStyle, downloadsStyle],
  blockTypes: () => [],
};
