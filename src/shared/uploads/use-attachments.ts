import { useEffect, useState } from 'react';
import { useRecoilState } from 'recoil';
import type { Attachment } from './attachment';
import { AttachmentActions } from './attachment-actions';
import { attachmentsState, type FormAttachments } from './attachments.state';

/** The files of a form, in the visitor's order, and what can be done with them. */
export interface Attachments {
  list: readonly Attachment[];
  actions: AttachmentActions;
}

/**
 * The files of a form: sent while it is filled in, and there again after a reload of the page.
 * @param form name of the form; each has files of its own
 */
export function useAttachments(form: string): Attachments {
  const [shown, show] = useRecoilState(attachmentsState(form));
  // What runs beside the page goes by the files as they are, not as they were rendered last.
  const [actions] = useState(() => new AttachmentActions(new ShownFiles(shown, show)));

  useEffect(() => {
    const resume = () => actions.resume();
    resume();
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      actions.reset();
    };
  }, [actions]);

  return { list: shown.list, actions };
}

/** Files that show each change. */
class ShownFiles {
  constructor(
    private files: FormAttachments,
    private readonly show: (files: FormAttachments) => void,
  ) {}

  get current(): FormAttachments {
    return this.files;
  }

  set current(files: FormAttachments) {
    this.files = files;
    this.show(files);
  }
}
