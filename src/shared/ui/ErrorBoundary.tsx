import { Component, type ReactNode } from 'react';
import { report } from '../errors/reporting/report';

/** `fallback` gets the reference of the error report, which the user can quote. */
interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (reference: string, onRetry: () => void) => ReactNode;
  /** After an error, a change of this value, such as a new URL, renders the children again. */
  place?: string;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  /** The reference of the error report; '' until the error is reported. */
  reference: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, reference: '' };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true, reference: '' };
  }

  /** Reports the error. Not done while rendering, because React may render again without an error. */
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
