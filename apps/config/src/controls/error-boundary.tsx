import { Component, type ReactNode } from 'react';
import styles from './reading.module.css';

interface ErrorBoundaryProps {
  /** What is said in the place of what failed. */
  readonly problem: string;
  readonly children: ReactNode;
}

/** Keeps an error of one part to that part: the rest of the screen, and the work in it, goes on. */
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
