import { useEffect, type ReactNode } from 'react';
import { startReporting } from '../shared/lib/report';
import { ErrorBoundary } from './error/error-boundary';
import { Layout } from './layout/layout';

export function PageWrapper({ path, children }: { path: string; children: ReactNode }) {
  useEffect(startReporting, []);
  return (
    <Layout>
      <ErrorBoundary path={path}>{children}</ErrorBoundary>
    </Layout>
  );
}
