import type { ComponentProps } from 'react';
import { Breadcrumbs } from './breadcrumbs';
import * as heading from './heading.module.css';

interface PageHeaderProps {
  /** Pages between home and this one. */
  crumbs?: ComponentProps<typeof Breadcrumbs>['crumbs'];
  title: string;
  lead?: string | false;
}

/** The top of a page: the way to it, its title, and what it is about. */
export function PageHeader({ crumbs = [], title, lead }: PageHeaderProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} current={title} />
      <header className={heading.page}>
        <h1>{title}</h1>
        {lead && <p className={heading.lead}>{lead}</p>}
      </header>
    </>
  );
}
