import type { EscapeTarget } from '@sitewright/blocks/client';
import { onPressBeside } from '../../dialogs/on-press-beside.ts';

interface Question {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly registerEscape: (target: EscapeTarget) => () => void;
}

/** Asks something in a modal dialog; Escape and a press beside it mean no. The focus returns to where it was. */
export function ask(document: Document, question: Question): Promise<boolean> {
  const { text, yes, no, registerEscape } = question;
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const words = document.createElement('p');
    const choices = document.createElement('div');
    dialog.className = 'ask';
    words.id = 'ask-words';
    words.textContent = text;
    dialog.setAttribute('aria-labelledby', words.id);
    choices.className = 'ask-choices';

    const unregister = registerEscape({ close: () => answer(false) });
    function answer(isYes: boolean): void {
      unregister();
      dialog.close();
      dialog.remove();
      resolve(isYes);
    }
    const button = (label: string, isYes: boolean) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.className = 'button';
      made.textContent = label;
      if (!isYes) made.dataset['look'] = 'secondary';
      made.addEventListener('click', () => answer(isYes));
      return made;
    };

    choices.append(button(no, false), button(yes, true));
    dialog.append(words, choices);
    dialog.addEventListener('cancel', (event) => {
      // The Escape manager answers the press; answering it here would leave that press to the page below.
      event.preventDefault();
    });
    onPressBeside(dialog, () => answer(false));
    document.body.append(dialog);
    dialog.showModal();
  });
}
