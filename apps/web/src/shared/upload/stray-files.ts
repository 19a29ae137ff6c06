/** Files that are dropped or pasted on a page, and not on what takes files itself. */

import { isTyping } from '../ui/is-typing.ts';
import { openDialogs } from '../ui/open-dialogs.ts';

/** Text and list rows are dragged for other reasons; an upload area may have handled the event already. */
export function isStrayDrag(event: DragEvent): boolean {
  return !event.defaultPrevented && (event.dataTransfer?.types.includes('Files') ?? false);
}

/** What is pasted into a field is for the field; one area may have taken the files already. Copied text is no file. */
export function pastedFiles({ defaultPrevented, target, clipboardData }: ClipboardEvent): FileList | null {
  if (defaultPrevented || isTyping(target)) return null;
  if (clipboardData === null || clipboardData.files.length === 0 || isTextWithImage(clipboardData))
    return null;
  return clipboardData.files;
}

/** As browsers call a picture that was not a file. */
const NAMELESS_IMAGE = /^image\.[a-z]+$/;
const textTypes: readonly string[] = ['text/plain', 'text/html'];

/**
 * Word and Excel put an image of copied text beside it. A file copied on macOS has its name as text beside it, so text alone
 * says nothing.
 */
function isTextWithImage({ files, types }: DataTransfer): boolean {
  return (
    [...files].every(({ name }) => NAMELESS_IMAGE.test(name)) &&
    types.some((type) => textTypes.includes(type))
  );
}

/** Whether no dialog lies over it. A page without an element of its own lies under all of them. */
export function isUncovered(element: Element | null): boolean {
  return openDialogs().at(-1)?.contains(element) ?? true;
}
