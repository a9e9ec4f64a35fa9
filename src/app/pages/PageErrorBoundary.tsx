import { Fragment, type ElementType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { PageError } from './PageError';

/** `Frame` stands around what takes the place of what broke. */
interface PageErrorBoundaryProps {
  children: ReactNode;
  Frame?: ElementType;
}

/** Keeps a fault of what it holds, such as one page, from taking the rest with it, until the next address. */
export function PageErrorBoundary({ children, Frame = Fragment }: PageErrorBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      place={pathname}
      fallback={(reference, retry) => (
        <Frame>
          <PageError messageKey="errors.pageFailed" reference={reference} onRetry={retry} />
        </Frame>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
