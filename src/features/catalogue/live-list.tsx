import type { ReactNode } from 'react';
import type { HostCode } from '../../config/hosts';
import type { ItemCard } from '../../contract/items';
import { CatalogueView } from './catalogue-view';
import type { Filter } from './list/filter';
import type { ListScope } from './list/scope';
import { ListHeader } from './list-header';
import { useFilter } from './use-filter';
import { useListing, type BuiltPage } from './use-listing';

interface LiveListProps {
  location: { pathname: string; search: string };
  scope: ListScope;
  host: HostCode;
  built: BuiltPage;
  title: string;
  lead?: string;
  /** What stands beside the order of the list. */
  toolsOf: (filter: Filter) => ReactNode;
  actionsOf: (card: ItemCard) => ReactNode;
  /** What stands between the header and the list, and does not depend on it. */
  children: ReactNode;
}

/**
 * A list as the address has it and the backend tells it now. All that changes with either is in
 * here: what a page has around its list is drawn once.
 */
export function LiveList(props: LiveListProps) {
  const { location, scope, host, built, title, lead, toolsOf, actionsOf, children } = props;
  const address = useFilter(location, scope, built.page);
  const listing = useListing(scope, address.filter, built);
  return (
    <>
      <ListHeader title={title} text={lead} listing={listing} />
      {children}
      <CatalogueView
        {...address}
        scope={scope}
        host={host}
        listing={listing}
        tools={toolsOf(address.filter)}
        actionsOf={actionsOf}
      />
    </>
  );
}
