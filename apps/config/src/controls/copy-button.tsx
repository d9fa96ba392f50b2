import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

/** Copies a text, and names what happened. */
export function CopyButton({
  label,
  text,
}: {
  readonly label: string;
  readonly text: string;
}): ReactNode {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  return (
    <IconButton
      label={isCopied ? 'Copied' : label}
      size="small"
      onPress={() =>
        // If the browser denies clipboard access, the text can still be selected.
        void navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => {},
        )
      }
    >
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </IconButton>
  );
}
