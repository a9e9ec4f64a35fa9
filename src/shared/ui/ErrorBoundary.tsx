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
  reference: string | null;
}

/** Keeps a fault of one part from taking more with it than the part, and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { reference: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { reference: report('page', error) };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (place !== this.props.place) this.retry();
  }

  private readonly retry = () => this.setState({ reference: null });

  override render() {
    const { reference } = this.state;
    return reference === null ? this.props.children : this.props.fallback(reference, this.retry);
  }
}
