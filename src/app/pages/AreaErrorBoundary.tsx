import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed';

interface AreaErrorBoundaryProps {
  children: ReactNode;
}

/** Keeps a fault of one page from taking the layout with it, and offers a way on. */
export class AreaErrorBoundary extends Component<AreaErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PageFailed
        messageKey="errors.pageFailed"
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
