import { Link } from 'gatsby';
import { routes } from '../../config/routes';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import { Icon } from '../../shared/ui/icon';
import { useIsAccountOpen } from './use-is-account-open';
import { useSession } from './use-session';

interface AccountEntryProps {
  label: string;
  className: string | undefined;
  wordClassName: string | undefined;
}

/** A link to the profile when logged in, otherwise a button that opens the login dialog. */
export function AccountEntry({ label, className, wordClassName }: AccountEntryProps) {
  const isShown = useIsAccountOpen();
  const { isAuth } = useSession();
  const open = useOpenModal();
  if (!isShown) return null;
  const face = (
    <>
      <Icon name="person" size={20} />
      <span className={wordClassName}>{label}</span>
    </>
  );
  return isAuth ? (
    <Link className={className} to={routes.account('profile')}>
      {face}
    </Link>
  ) : (
    <button
      type="button"
      className={className}
      {...opensDialog('login')}
      onClick={() => open('login')}
    >
      {face}
    </button>
  );
}
