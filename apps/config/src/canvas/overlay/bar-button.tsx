import type { ReactNode } from 'react';

/** A toolbar button over the page. The keyboard has the same command in the shell. */
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
