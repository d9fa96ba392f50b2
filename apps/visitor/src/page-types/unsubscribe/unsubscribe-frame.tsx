import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** The texts by what is unsubscribed from. */
const texts = {
  newsletter: {
    title: 'unsubscribe.title',
    text: 'unsubscribe.text',
    doneText: 'unsubscribe.doneText',
  },
  cartMails: {
    title: 'unsubscribe.cartTitle',
    text: 'unsubscribe.cartText',
    doneText: 'unsubscribe.cartDoneText',
  },
  reviewRequests: {
    title: 'unsubscribe.reviewTitle',
    text: 'unsubscribe.reviewText',
    doneText: 'unsubscribe.reviewDoneText',
  },
} as const;

/** The unsubscribe page of a newsletter, of recovery mails or of review requests: one button, then a confirmation (NEWS-02). */
export const unsubscribeFrame: Frame<'unsubscribe'> = {
  View: ({ main, view, page }) => {
    const { email, isDone, action, subject = 'newsletter' } = main;
    const { title, text, doneText } = texts[subject];
    const placeholders = { email, title: view.site.title };
    return (
      <div className="notice">
        <h1>{page.text(isDone ? 'unsubscribe.done' : title)}</h1>
        <p>{page.text(isDone ? doneText : text, placeholders)}</p>
        {isDone ? (
          <a className="button" href="/">
            {page.text('nav.home')}
          </a>
        ) : (
          <form className="notice-form" method="post" action={action}>
            <button className="button" type="submit">
              {page.text('unsubscribe.confirm')}
            </button>
          </form>
        )}
      </div>
    );
  },
  title: ({ main, page }) =>
    page.text(main.isDone ? 'unsubscribe.done' : texts[main.subject ?? 'newsletter'].title),
  styles: [noticeStyle],
  blockTypes: () => [],
};
