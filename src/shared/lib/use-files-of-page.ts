import { useEffect, useState } from 'react';

const filesOf = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])];
const carriesFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/**
 * Gives the files that are dropped or pasted anywhere on the page; true while some hang above it. A
 * drop that misses a small target would otherwise open the file in place of the page, and all that
 * was typed would be lost.
 */
export function useFilesOfPage(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      onFiles(filesOf(event.dataTransfer));
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      // Office programs put a picture of the text beside the text: the text is what was meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [onFiles]);

  return isOver;
}
