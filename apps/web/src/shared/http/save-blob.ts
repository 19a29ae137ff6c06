/** Browsers start reading the address at the click; a minute later it is no longer needed. */
const RELEASE_MS = 60_000;

/** Saves a file to the user's download folder. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
