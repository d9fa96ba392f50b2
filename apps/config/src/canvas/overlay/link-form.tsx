import type { Editor } from '@tiptap/core';
import { Check, Unlink } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { addressProblem } from '../../links/address-problem.ts';
import { highlightSelection } from '../text/selection-highlight.ts';
import { BarButton } from './bar-button.tsx';

/** The URL of a link in the text; an empty one removes the link, an invalid one is rejected. */
export function LinkForm({
  editor,
  onDone,
}: {
  readonly editor: Editor;
  readonly onDone: () => void;
}): ReactNode {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  useEffect(() => highlightSelection(editor), [editor]);
  const setLink = (url: string) => {
    const error = addressProblem(url);
    setProblem(error);
    if (error !== undefined) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (url.trim() === '') chain.unsetMark('link').run();
    else chain.setMark('link', { href: url.trim() }).run();
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setLink(href);
      }}
    >
      <input
        ref={(input) => input?.focus()}
        aria-label="Link URL"
        placeholder="/visit or https://…"
        value={href}
        aria-invalid={problem !== undefined}
        {...(problem === undefined ? {} : { 'aria-describedby': problemId })}
        onChange={(event) => {
          setHref(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onDone();
        }}
      />
      <BarButton label="Set link" onPress={() => setLink(href)}>
        <Check size={14} />
      </BarButton>
      <BarButton label="Remove link" onPress={() => setLink('')}>
        <Unlink size={14} />
      </BarButton>
      {problem !== undefined && (
        <p id={problemId} role="alert" className="problem">
          {problem}
        </p>
      )}
    </form>
  );
}
