import type { ReactNode } from 'react';
import type { ItemAbout } from '../../shared/state/active-modal.state';
import { fieldsKnownOf, type KnownPerson } from './known-person';
import { requestDialogs, type RequestDialogName } from './request-dialogs';
import { RequestForm } from './request-form';

export interface RequestFormOf {
  about?: ItemAbout;
  cityTitle: string;
  /** Who is logged in: fills the form in, and gets the request into the account. */
  account: (KnownPerson & { token: string }) | null;
  onClose: () => void;
}

/** The form of a dialog, with the upload of photos where it asks for them. */
export async function loadRequestForm(
  dialog: RequestDialogName,
): Promise<(props: RequestFormOf) => ReactNode> {
  const asksPhotos = requestDialogs[dialog].fields.some(({ field }) => field === 'photos');
  const ImageUpload = asksPhotos
    ? (await import('../../shared/ui/image-upload')).ImageUpload
    : undefined;
  return function LoadedRequestForm({ account, ...props }) {
    return (
      <RequestForm
        {...props}
        dialog={dialog}
        token={account?.token}
        known={fieldsKnownOf(account)}
        ImageUpload={ImageUpload}
      />
    );
  };
}
