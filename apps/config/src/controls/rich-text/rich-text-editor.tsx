import type { RichText } from '@sitewright/contracts/entities';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { Bold, Italic, Link2, List, ListOrdered, Quote, Underline } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { highlightSelection } from '../../canvas/text/selection-highlight.ts';
import { richTextExtensions } from '../../canvas/text/rich-text-extensions.ts';
import { toRichText } from '../../canvas/text/to-rich-text.ts';
import { IconButton } from '../icon-button.tsx';
import { addressProblem } from '../../links/address-problem.ts';
import { AddressField } from '../address-field.tsx';
import styles from './rich-text-editor.module.css';

const emptyText: RichText = { type: 'doc', content: [] };

/** A rich text editor for dialogs and forms. */
export function RichTextEditor({
  label,
  value,
  onChange,
  error,
}: {
  readonly label: string;
  readonly value: RichText;
  readonly onChange: (value: RichText) => void;
  /** Why the text was not saved. */
  readonly error?: string | undefined;
}): ReactNode {
  const [problem, setProblem] = useState<string>();
  const [extensions] = useState(() => richTextExtensions(setProblem));
  const editor = useEditor({
    extensions,
    content: value.content.length === 0 ? '' : (value as object),
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate({ editor: updatedEditor }) {
      // An editor always contains a paragraph; a text without characters is stored as empty.
      const richText = updatedEditor.isEmpty ? emptyText : toRichText(updatedEditor.getJSON());
      setProblem(richText === undefined ? 'This text cannot be stored.' : undefined);
      if (richText !== undefined) onChange(richText);
    },
  });
  return (
    <div className={styles.editor}>
      <FormattingToolbar editor={editor} />
      <EditorContent editor={editor} className={styles.text} />
      {(problem ?? error) !== undefined && (
        <p role="alert" className={styles.error}>
          {problem ?? error}
        </p>
      )}
    </div>
  );
}

const marks = [
  { name: 'bold', label: 'Bold', Icon: Bold },
  { name: 'italic', label: 'Italic', Icon: Italic },
  { name: 'underline', label: 'Underline', Icon: Underline },
] as const;

const blockTypes = [
  { name: 'bulletList', label: 'Bullet list', Icon: List },
  { name: 'orderedList', label: 'Numbered list', Icon: ListOrdered },
  { name: 'blockquote', label: 'Quote', Icon: Quote },
] as const;

function FormattingToolbar({ editor }: { readonly editor: Editor }): ReactNode {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      ['bold', 'italic', 'underline', 'link', 'bulletList', 'orderedList', 'blockquote']
        .filter((name) => current.isActive(name))
        .join(),
  }).split(',');
  const toggle = {
    bulletList: () => editor.chain().focus().toggleBulletList().run(),
    orderedList: () => editor.chain().focus().toggleOrderedList().run(),
    blockquote: () => editor.chain().focus().toggleBlockquote().run(),
  };
  return (
    <>
      <Toolbar aria-label="Text" className={styles.bar ?? ''}>
        {marks.map(({ name, label, Icon }) => (
          <IconButton
            key={name}
            label={label}
            size="small"
            isPressed={active.includes(name)}
            onPress={() => editor.chain().focus().toggleMark(name).run()}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        ))}
        {blockTypes.map(({ name, label, Icon }) => (
          <IconButton
            key={name}
            label={label}
            size="small"
            isPressed={active.includes(name)}
            onPress={toggle[name]}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        ))}
        <IconButton
          label="Link"
          size="small"
          isPressed={active.includes('link')}
          onPress={() => setLinking(!isLinking)}
        >
          <Link2 aria-hidden="true" />
        </IconButton>
      </Toolbar>
      {isLinking && (
        <div className={styles.link}>
          <LinkField editor={editor} />
        </div>
      )}
    </>
  );
}

/** Only a valid URL becomes a link; until then it stays in the field with its error. */
function LinkField({ editor }: { readonly editor: Editor }): ReactNode {
  const [typed, setTyped] = useState(String(editor.getAttributes('link').href ?? ''));
  useEffect(() => highlightSelection(editor), [editor]);
  return (
    <AddressField
      label="Link URL"
      placeholder="/visit or https://…"
      value={typed}
      onChange={(href) => {
        setTyped(href);
        const chain = editor.chain().extendMarkRange('link');
        if (href.trim() === '') chain.unsetMark('link').run();
        else if (addressProblem(href) === undefined)
          chain.setMark('link', { href: href.trim() }).run();
      }}
    />
  );
}
