import { useEffect, type ReactNode } from 'react';
import { startReporting } from '../shared/lib/report';
import { Layout } from './layout/layout';

export function PageWrapper({ children }: { children: ReactNode }) {
  useEffect(startReporting, []);
  return <Layout>{children}</Layout>;
}
