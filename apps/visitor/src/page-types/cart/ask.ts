import type { EscapeTarget } from '@sitewright/blocks/client';
import { openDialog } from '@sitewright/ui/dialog';

interface Question {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly registerEscape: (target: EscapeTarget) => () => void;
}

/** Asks something over the page; Escape and a press beside it mean no. The focus returns to where it was. */
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
          // Once the dialog is gone the focus is back, so that who acts on the answer finds it.
          if (event === 'hide') resolve(isYes);
        },
      },
      { window, registerEscape },
    );
  });
}
