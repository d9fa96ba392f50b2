import type { EscapeTarget } from '@sitewright/blocks/client';
import { openDialog } from '@sitewright/ui/dialog';

interface Question {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly registerEscape: (target: EscapeTarget) => () => void;
}

/** Asks a question in a dialog; Escape and a click outside mean no. The focus returns to where it was. */
export function ask(window: Window, question: Question): Promise<boolean> {
  const { text, yes, no, registerEscape } = question;
  return new Promise((resolve) => {
    let isYes = false;
    openDialog(
      {
        style: 'confirm-or-reject',
        title: text,
        labels: { confirm: yes, reject: no },
        onEvent(event) {
          if (event === 'confirm') isYes = true;
          // The focus has returned by the time the answer resolves, so that the caller can move it.
          if (event === 'hide') resolve(isYes);
        },
      },
      { window, registerEscape },
    );
  });
}
