import { Link } from 'gatsby';
import type { MouseEvent } from 'react';
import { hosts, type HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import { scrollUp } from '../../shared/lib/scroll-up';
import { Brilliant } from '../../shared/ui/brilliant';
import * as styles from './logo.module.css';

const words = { cyrillic: 'Карат', latin: 'Karat' } as const;

/** Spec §2 "Header": on home a click scrolls to the header. */
function scrollOnHome(event: MouseEvent): void {
  if (window.location.pathname !== routes.home()) return;
  event.preventDefault();
  // The header is the beginning of the page.
  scrollUp();
}

/** The word mark; its letters depend on the host's language (spec §2 "Header"). */
export function Logo({ host, label }: { host: HostCode; label: string }) {
  return (
    // As a Slice the link is rendered once for all pages, so it never says which page is open.
    <Link
      className={styles.logo}
      to={routes.home()}
      aria-label={label}
      aria-current={undefined}
      onClick={scrollOnHome}
    >
      <Brilliant className={styles.mark} line={1} />
      <span aria-hidden="true">{words[hosts[host].logo]}</span>
    </Link>
  );
}
