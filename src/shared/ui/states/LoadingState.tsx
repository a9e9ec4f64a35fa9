import { Spinner } from '../Spinner';

/** Stands where content is on its way. `label` says so to everyone. */
export function LoadingState({ label }: { label: string }) {
  return (
    <div className="loading-state" role="status">
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
