import { Link } from 'gatsby';
import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { isAccountOpenToAll } from '../../config/account-pages';
import { routes } from '../../config/routes';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import { Icon } from '../../shared/ui/icon';
import { useSession } from './use-session';

interface AccountEntryProps {
  label: string;
  className: string | undefined;
  wordClassName: string | undefined;
}

/** Spec §2 "Header": shows only when a `front-dev` cookie is true. */
const entryCookie = 'front-dev';

/** A link to the profile when logged in, otherwise a button that opens the login dialog. */
export function AccountEntry({ label, className, wordClassName }: AccountEntryProps) {
  const [isShown, setShown] = useState(isAccountOpenToAll);
  const { isAuth } = useSession();
  const open = useOpenModal();
  useEffect(() => setShown(isAccountOpenToAll || Cookies.get(entryCookie) === 'true'), []);
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
