/** A file's identity in the upload protocol: identifier and name. Pure. */

/** The file data the protocol needs; a browser `File` fits. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
  readonly webkitRelativePath?: string;
}

/** The server takes 600 characters; size and separator need fewer than 20 of them. */
const IDENTIFIER_PATH_CHARACTERS = 560;
/** Everything that is not a letter, digit or mark of some script, so that Chinese names stay apart. */
const UNSAFE_CHARACTERS = /[^\p{L}\p{N}\p{M}._-]/gu;
const PASTED_NAME_CHARACTERS = 10;
/** Characters that file systems or the multipart header do not take in a name. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}]/gu;

export function relativePathOf(file: NamedFile): string {
  return file.webkitRelativePath || file.name;
}

/** Size plus sanitized relative path. The end of a long path is kept, because paths differ there. */
export function fileIdentifier(file: NamedFile): string {
  const path = [...relativePathOf(file).replace(UNSAFE_CHARACTERS, '_')];
  return `${file.size}-${path.slice(-IDENTIFIER_PATH_CHARACTERS).join('')}`;
}

/** A pasted text becomes a file named from its first 10 characters. */
export function pastedTextName(text: string): string {
  const oneLine = text.replace(/\s+/gu, ' ').trim().replace(NOT_IN_FILE_NAMES, '');
  const start = [...oneLine].slice(0, PASTED_NAME_CHARACTERS).join('').trim();
  return `${start || FALLBACK_PASTED_NAME}.txt`;
}

export function pastedTextFile(text: string): File {
  return new File([text], pastedTextName(text), { type: 'text/plain;charset=utf-8' });
}

const FALLBACK_PASTED_NAME = '粘贴的文字';
