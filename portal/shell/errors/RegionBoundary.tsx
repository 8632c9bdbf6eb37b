import { Component, type ReactNode, Suspense } from 'react';

interface RegionBoundaryProps {
  children: ReactNode;
  /** Shown in the region's place; `retry` renders the region again. */
  fallback(retry: () => void): ReactNode;
}

/**
 * Error boundary that limits an error to one region (specification, section 8). On the server, where no boundary
 * catches, the region stays empty and the browser renders it.
 */
export class RegionBoundary extends Component<RegionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    if (this.state.failed) return fallback(() => this.setState({ failed: false }));
    return <Suspense>{children}</Suspense>;
  }
}
