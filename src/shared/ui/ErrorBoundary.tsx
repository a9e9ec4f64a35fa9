import { Component, type ReactNode } from 'react';
import { report } from '../errors/reporting/report';

/** `reference` is the reference of the error report. */
interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (reference: string, onRetry: () => void) => ReactNode;
  /** Another value, such as a new URL, renders the children again. */
  place?: string;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  /** '' until the error is reported. */
  reference: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, reference: '' };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true, reference: '' };
  }

  /** Report here and not while rendering: React may render again without an error. */
  override componentDidCatch(error: unknown) {
    this.setState({ reference: report('page', error) });
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (place !== this.props.place) this.retry();
  }

  private readonly retry = () => this.setState({ hasFailed: false, reference: '' });

  override render() {
    const { hasFailed, reference } = this.state;
    return hasFailed ? this.props.fallback(reference, this.retry) : this.props.children;
  }
}
