/** Browsers start reading the address at the click; a minute later it is no longer needed. */
const RELEASE_MS = 60_000;
/** A download that starts while another one is starting takes its place, and the first file is lost. */
const APART_MS = 250;

let lastStart = Number.NEGATIVE_INFINITY;

/** Saves a file to the user's download folder; files that are ready at the same moment start one after another. */
export function saveBlob(blob: Blob, name: string): void {
  const now = performance.now();
  lastStart = Math.max(now, lastStart + APART_MS);
  if (lastStart === now) startDownload(blob, name);
  else setTimeout(() => startDownload(blob, name), lastStart - now);
}

function startDownload(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
