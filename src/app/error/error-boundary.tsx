import type { i18n } from 'i18next';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { hostOfDocument } from '../../shared/lib/host-of-document';
import { loadMessages } from '../../shared/lib/lazy-messages';
import { report } from '../../shared/lib/report';
import { defaultStatus } from '../../domain/error-message';
import { ErrorPage } from './error-page';

interface BoundaryProps {
  /** Path of the page within: another page gets a new chance. */
  path: string;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  /** Path of the page that was drawn last. */
  path: string;
}

/** Spec §8: a page that cannot be shown gives way to the error page, and the site stays standing. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = { hasFailed: false, path: this.props.path };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState) {
    return path === state.path ? null : { hasFailed: false, path };
  }

  override componentDidCatch(error: Error) {
    report(error, `page ${this.props.path}`);
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}

/** The page's own messages may be what failed, so the error page brings its own. */
function FailedPage() {
  const [messages, setMessages] = useState<i18n | null>(null);
  useEffect(() => {
    loadMessages(hostOfDocument(), ['errors'])
      .then(setMessages)
      .catch((error: unknown) => report(error, 'error page'));
  }, []);
  if (!messages) return null;
  return (
    <I18nextProvider i18n={messages}>
      <ErrorPage status={defaultStatus} />
    </I18nextProvider>
  );
}
