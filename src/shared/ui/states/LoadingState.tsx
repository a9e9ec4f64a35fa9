import type { ReactNode } from 'react';
import { Spinner } from '../Spinner';

interface LoadingStateProps {
  label: string;
  /** A way on, for what takes long. */
  children?: ReactNode;
}

/** Stands where content is on its way. `label` says so to everyone. */
export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <div className="loading-state" role="status">
      <Spinner />
      <span>{label}</span>
      {children}
    </div>
  );
}
