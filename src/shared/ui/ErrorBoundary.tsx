import { Component, type ReactNode } from 'react';
import { report } from '../errors/reporting/report';

/** `fallback` is what takes the place of what broke; `reference` is the number of its report. */
interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (reference: string, onRetry: () => void) => ReactNode;
  /** Where another one comes, such as the address, what broke is tried again. */
  place?: string;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  /** '' until the error is reported. */
  reference: string;
}

/** Keeps a fault of one part from taking more with it than the part, and reports it. */
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
