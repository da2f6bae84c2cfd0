import type { ReactNode } from 'react';
import type { FilledIn, ItemAbout } from '../../shared/state/active-modal.state';
import { fieldsKnownOf, type KnownPerson } from './known-person';
import { fieldsLike } from './like-item';
import { requestDialogs, type RequestDialogName } from './request-dialogs';
import { draftName } from './request-draft';
import { RequestForm } from './request-form';
import { loadPart } from '../../shared/lib/load-part';

export interface RequestFormOf {
  about?: ItemAbout;
  /** What the page that opened it knows of the request. */
  filled?: FilledIn;
  cityTitle: string;
  /** Who is logged in: fills the form in, and gets the request into the account. */
  account: (KnownPerson & { token: string }) | null;
  /** In a page, a draft is kept when the form is left; a dialog that is closed is empty (spec §4). */
  isInPage?: boolean;
  onClose: () => void;
}

/** The form of a dialog, with the upload of photos where it asks for them. */
export async function loadRequestForm(
  dialog: RequestDialogName,
): Promise<(props: RequestFormOf) => ReactNode> {
  const asked = requestDialogs[dialog].fields.map(({ field }) => field);
  const ImageUpload = asked.includes('photos')
    ? (await loadPart(() => import('../../shared/ui/image-upload'))).ImageUpload
    : undefined;
  // What is appraised is the visitor's own: an item of ours only says what it is like.
  const isOwn = asked.includes('productName');
  return function LoadedRequestForm({ account, about, filled, isInPage = false, ...props }) {
    return (
      <RequestForm
        {...props}
        dialog={dialog}
        about={isOwn ? undefined : about}
        token={account?.token}
        draft={{
          name: draftName(dialog, { about, filled, isInPage }),
          endsWhenLeft: !isInPage,
        }}
        known={{ ...fieldsKnownOf(account), ...(isOwn && about && fieldsLike(about)), ...filled }}
        ImageUpload={ImageUpload}
      />
    );
  };
}
