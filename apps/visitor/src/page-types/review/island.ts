import type { IslandStart } from '@sitewright/blocks/client';

/** The error of the server: a message for each field, or the code of the reason. */
interface Rejection {
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** The codes after which the page shows why no review can be written. */
const finalCodes: readonly (string | undefined)[] = ['alreadyReviewed', 'reviewRequestExpired'];

/**
 * Sends the form of a review without leaving the page, so that nothing is lost when it fails: not the texts, and not the
 * chosen photos, which a page that is loaded again cannot restore (REVIEW-06).
 */
export const start: IslandStart = (root, { announce }) => {
  const form = root as HTMLFormElement;
  const { defaultView: view } = form.ownerDocument;
  const texts = form.dataset;
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const message = form.querySelector('[data-message]');
  const controller = new AbortController();
  const { signal } = controller;

  function showErrors(errors: Readonly<Record<string, string>>): void {
    for (const element of form.querySelectorAll<HTMLElement>('[data-error]')) {
      const { error: name = '' } = element.dataset;
      const error = errors[name];
      element.textContent = error ?? '';
      for (const field of form.querySelectorAll(`[name="${name}"]`))
        if (error === undefined) field.removeAttribute('aria-invalid');
        else field.setAttribute('aria-invalid', 'true');
    }
    form.querySelector<HTMLElement>('[name][aria-invalid="true"]')?.focus();
  }

  /** The errors that need no server. */
  function findErrors(data: FormData): Record<string, string> {
    const photos = data.getAll('photos').filter((file) => file instanceof File && file.size > 0);
    return {
      ...(data.get('rating') === null ? { rating: texts['ratingRequired'] ?? '' } : {}),
      ...(photos.length > Number(texts['photos']) ? { photos: texts['tooMany'] ?? '' } : {}),
    };
  }

  function fail(errors: Readonly<Record<string, string>>): void {
    if (message !== null) message.textContent = texts['submitAgain'] ?? '';
    showErrors(errors);
  }

  async function send(data: FormData): Promise<void> {
    const response = await fetch(form.action, {
      method: 'POST',
      body: data,
      headers: { accept: 'application/json' },
      signal,
    });
    const rejection = response.ok ? {} : ((await response.json()) as Rejection);
    if (response.ok || finalCodes.includes(rejection.code)) {
      const url = new URL(form.action);
      if (response.ok) url.searchParams.set('sent', '1');
      view?.location.assign(url);
      return;
    }
    fail(rejection.errors ?? {});
  }

  async function submit(): Promise<void> {
    const data = new FormData(form);
    const errors = findErrors(data);
    if (Object.keys(errors).length > 0) {
      if (message !== null) message.textContent = '';
      showErrors(errors);
      announce(Object.values(errors).join(' '));
      return;
    }
    // Disabled by `aria-disabled` only, so that the focus is not lost.
    if (button === null || button.ariaDisabled !== null) return;
    const label = button.textContent;
    button.ariaDisabled = 'true';
    button.textContent = texts['submitting'] ?? label;
    showErrors({});
    if (message !== null) message.textContent = '';
    try {
      await send(data);
    } catch {
      // No response, or one that is not from the server.
      if (!signal.aborted) fail({});
    } finally {
      button.ariaDisabled = null;
      button.textContent = label;
    }
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void submit();
    },
    { signal },
  );
  return () => controller.abort();
};
