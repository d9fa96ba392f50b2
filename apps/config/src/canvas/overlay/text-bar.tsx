import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react';
import { useCallback, useEffect, useReducer, useState, type ReactNode } from 'react';
import { BarButton } from './bar-button.tsx';
import { LinkForm } from './link-form.tsx';
import { useCanvas } from './overlay-context.ts';
import { useBox } from './use-box.ts';

/** The formatting toolbar above the text that is being edited. */
export function TextBar(): ReactNode {
  const text = useCanvas((state) => state.text);
  // Renders again with every change, because the text may grow.
  useCanvas((state) => state.document);
  const find = useCallback(() => text?.element ?? null, [text]);
  const box = useBox(find);
  const editor = text?.editor ?? null;
  if (editor === null || box === null) return null;
  const width = document.documentElement.clientWidth;
  const top = box.top - 12;
  return (
    <div
      className="bar text-bar"
      // Moved up by its own height, so that it ends above the text; the limits keep it inside the window.
      style={{
        left: box.left,
        top,
        maxWidth: width - 12,
        translate: `min(0px, ${width - 6 - box.left}px - 100%) max(-100%, ${window.scrollY + 6 - top}px)`,
      }}
    >
      <TextCommands editor={editor} />
    </div>
  );
}

const textStyles = [
  { value: 'p', label: 'Paragraph' },
  { value: 'large', label: 'Large paragraph' },
  { value: 'small', label: 'Small paragraph' },
  { value: '1', label: 'Heading 1' },
  { value: '2', label: 'Heading 2' },
  { value: '3', label: 'Heading 3' },
  { value: '4', label: 'Heading 4' },
] as const;

function styleOf(editor: Editor): string {
  if (editor.isActive('heading')) return String(editor.getAttributes('heading').level);
  return String(editor.getAttributes('paragraph').size ?? 'p');
}

function setStyle(editor: Editor, value: string) {
  const chain = editor.chain().focus();
  const level = Number(value);
  if (level >= 1) chain.setNode('heading', { level }).run();
  else chain.setNode('paragraph', { size: value === 'p' ? null : value }).run();
}

const alignments = [
  { align: null, label: 'Align start', Icon: AlignLeft },
  { align: 'center', label: 'Center', Icon: AlignCenter },
  { align: 'end', label: 'Align end', Icon: AlignRight },
] as const;

/** The alignment of the active paragraph or heading. `start` is the default, which is stored as null. */
function alignmentOf(editor: Editor): string | null {
  const type = editor.isActive('heading') ? 'heading' : 'paragraph';
  const align: unknown = editor.getAttributes(type)['align'];
  return typeof align === 'string' && align !== 'start' ? align : null;
}

function TextCommands({ editor }: { readonly editor: Editor }): ReactNode {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    editor.on('transaction', rerender);
    return () => void editor.off('transaction', rerender);
  }, [editor]);
  const chain = () => editor.chain().focus();
  const mark = (name: string) => () => chain().toggleMark(name).run();
  if (isLinking) return <LinkForm editor={editor} onDone={() => setLinking(false)} />;
  return (
    <>
      <select
        aria-label="Text style"
        value={styleOf(editor)}
        onChange={(event) => setStyle(editor, event.target.value)}
      >
        {textStyles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <BarButton label="Bold" isPressed={editor.isActive('bold')} onPress={mark('bold')}>
        <Bold size={14} />
      </BarButton>
      <BarButton label="Italic" isPressed={editor.isActive('italic')} onPress={mark('italic')}>
        <Italic size={14} />
      </BarButton>
      <BarButton
        label="Underline"
        isPressed={editor.isActive('underline')}
        onPress={mark('underline')}
      >
        <Underline size={14} />
      </BarButton>
      <BarButton
        label="Strikethrough"
        isPressed={editor.isActive('strike')}
        onPress={mark('strike')}
      >
        <Strikethrough size={14} />
      </BarButton>
      <BarButton label="Link" isPressed={editor.isActive('link')} onPress={() => setLinking(true)}>
        <Link2 size={14} />
      </BarButton>
      <BarButton
        label="Bullet list"
        isPressed={editor.isActive('bulletList')}
        onPress={() => chain().toggleBulletList().run()}
      >
        <List size={14} />
      </BarButton>
      <BarButton
        label="Numbered list"
        isPressed={editor.isActive('orderedList')}
        onPress={() => chain().toggleOrderedList().run()}
      >
        <ListOrdered size={14} />
      </BarButton>
      <BarButton
        label="Quote"
        isPressed={editor.isActive('blockquote')}
        onPress={() => chain().toggleBlockquote().run()}
      >
        <Quote size={14} />
      </BarButton>
      {alignments.map(({ align, label, Icon }) => (
        <BarButton
          key={label}
          label={label}
          isPressed={alignmentOf(editor) === align}
          onPress={() =>
            chain()
              .updateAttributes('paragraph', { align })
              .updateAttributes('heading', { align })
              .run()
          }
        >
          <Icon size={14} />
        </BarButton>
      ))}
    </>
  );
}
