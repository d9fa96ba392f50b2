import type { ReactNode } from 'react';

/** A toolbar button over the page. It is not a tab stop: the shell has the same command for the keyboard. */
export function BarButton({
  label,
  isPressed,
  onPress,
  children,
}: {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={label}
      aria-label={label}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
