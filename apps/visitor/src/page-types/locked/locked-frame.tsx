import { fieldStyle, Icon } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** A page that requires a password (LOCK-01). */
export const lockedFrame: Frame<'locked'> = {
  View: ({ main, page }) => (
    <div className="notice">
      <Icon name="lock" size={32} />
      <h1>{page.text('page.locked')}</h1>
      <form className="notice-form" method="post" action="/api/unlock/post">
        <input type="hidden" name="path" value={main.path} />
        <div className="field">
          <label htmlFor="page-password">{page.text('locked.password')}</label>
          <input
            id="page-password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a wrong password, the visitor retries
            autoFocus={main.wrongPassword}
            aria-invalid={main.wrongPassword ? 'true' : undefined}
            aria-describedby={main.wrongPassword ? 'page-password-error' : undefined}
          />
          {main.wrongPassword && (
            <p className="field-error" id="page-password-error" role="alert">
              {page.text('locked.wrong')}
            </p>
          )}
        </div>
        <button className="button" type="submit">
          {page.text('locked.enter')}
        </button>
      </form>
    </div>
  ),
  title: ({ page }) => page.text('page.locked'),
  styles: [fieldStyle, noticeStyle],
  blockTypes: () => [],
};
