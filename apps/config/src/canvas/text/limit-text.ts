import { documentLimits, findTextExcess, toStorableText } from '@sitewright/contracts/limits';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { describeExcess, describeLength } from './describe-excess.ts';
import { fitLists } from './fit-lists.ts';

/**
 * Limits a rich text to what can be stored: larger input is rejected, and `onRejected` gets the reason. A text that is
 * already too large may get smaller.
 */
export const limitText = (onRejected: (reason: string) => void): Extension =>
  Extension.create({
    name: 'limitText',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(transaction, state) {
          if (!transaction.docChanged) return true;
          const excess = findTextExcess(transaction.doc.toJSON());
          if (excess === undefined) return true;
          const before = findTextExcess(state.doc.toJSON());
          if (before?.limit === excess.limit && before.actual >= excess.actual) return true;
          onRejected(describeExcess(excess));
          return false;
        },
        props: {
          transformPastedText: toStorableText,
          transformPasted: fitLists,
          // Megabytes are rejected unparsed: parsing alone would block the window for seconds.
          handlePaste(_view, { clipboardData }) {
            const { length } = clipboardData?.getData('text/plain') ?? '';
            const { textCharacters } = documentLimits;
            if (length <= textCharacters) return false;
            onRejected(describeLength(textCharacters, length));
            return true;
          },
        },
      }),
    ],
  });
