import { documentLimits, findTextExcess, toStorableText } from '@sitewright/contracts/limits';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { describeExcess, describeLength } from './describe-excess.ts';
import { fitLists } from './fit-lists.ts';

/**
 * Keeps a text within what can be stored: what would make it larger is not carried out, and `onRefused` hears why at that
 * moment. A text that is too large already may become smaller.
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
          // Megabytes are rejected before they are read: that alone would stop the window for seconds.
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
