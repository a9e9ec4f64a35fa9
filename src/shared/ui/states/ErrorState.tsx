import { Alert } from '../Alert';
import { Button } from '../Button';

/** `retryLabel` names the button that `onRetry` brings; texts are already translated. */
export interface ErrorStateProps {
  message: string;
  retryLabel?: string;
  onRetry?: () => void;
}

/** Stands where content could not be had: what happened, and a way to try again. Announced when it appears. */
export function ErrorState({ message, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className="error-state" role="alert">
      <Alert tone="danger" title={message}>
        {onRetry && (
          <Button variant="secondary" iconName="refresh" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </Alert>
    </div>
  );
}
