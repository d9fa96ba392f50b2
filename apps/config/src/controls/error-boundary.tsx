import { Component, type ReactNode } from 'react';
import styles from './reading.module.css';

interface ErrorBoundaryProps {
  /** Replaces what failed. */
  readonly problem: string;
  readonly children: ReactNode;
}

/** Contains an error to one part: the rest of the screen, and unsaved work in it, continues. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { problem, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <p className={styles.failure} role="alert">
        {problem}
      </p>
    );
  }
}
