import { Component, type ReactNode } from 'react';
import { report } from '../errors/reporting/report';

/** `reference` is the number of the report. */
interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (reference: string, onRetry: () => void) => ReactNode;
  /** Another value, such as the address, tries again. */
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

  /** Not while rendering: React may try again by itself, and then nothing has gone wrong. */
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
