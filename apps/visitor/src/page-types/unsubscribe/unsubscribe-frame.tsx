import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** The unsubscribe page of a newsletter: one button, then a confirmation (NEWS-02). */
export const unsubscribeFrame: Frame<'unsubscribe'> = {
  View: ({ main, view, page }) => {
    const { email, isDone, action } = main;
    const placeholders = { email, title: view.site.title };
    return (
      <div className="notice">
        <h1>{page.text(isDone ? 'unsubscribe.done' : 'unsubscribe.title')}</h1>
        <p>{page.text(isDone ? 'unsubscribe.doneText' : 'unsubscribe.text', placeholders)}</p>
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
  title: ({ main, page }) => page.text(main.isDone ? 'unsubscribe.done' : 'unsubscribe.title'),
  styles: [noticeStyle],
  blockTypes: () => [],
};
