import { useEffect, type ReactNode } from 'react';
import { startReporting } from '../shared/lib/report';
import { useHydrationMark } from '../shared/lib/use-hydration-mark';
import { ErrorBoundary } from './error/error-boundary';
import { Layout } from './layout/layout';
import { PageAnnouncer } from './page-announcer';
import { startVitals } from './start-vitals';

export function PageWrapper({ path, children }: { path: string; children: ReactNode }) {
  useHydrationMark();
  useEffect(startReporting, []);
  useEffect(startVitals, []);
  return (
    <>
      <Layout>
        <ErrorBoundary path={path}>{children}</ErrorBoundary>
      </Layout>
      <PageAnnouncer />
    </>
  );
}
