import { Component, type ReactNode, Suspense } from 'react';

interface RegionBoundaryProps {
  children: ReactNode;
  /** What stands in the region's place, with a way to draw it again. */
  fallback(retry: () => void): ReactNode;
}

/**
 * Keeps what goes wrong while a region is drawn inside that region (specification, section 8). On the server, where
 * no boundary catches, the region stays empty and the browser draws it.
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
