/**
 * Programs, media and packed archives: no tool reads them, so they are refused before they are sent. By their first
 * bytes, not by their name; everything else is for the server to judge, which reads the whole file.
 */
const HEAD_BYTES = 16;

/** In hexadecimal; `.` is any digit. */
const FOREIGN_HEADS: readonly RegExp[] = [
  // Windows and Linux programs, Java classes and macOS programs
  /^4d5a..00/,
  /^7f454c46/,
  /^cafebabe/,
  /^c[ef]faedfe/,
  // RAR, 7z, gzip, xz
  /^526172211a07/,
  /^377abcaf271c/,
  /^1f8b08/,
  /^fd377a585a00/,
  // MP3 with a tag, WAV and AVI, Ogg, MP4 and QuickTime, Matroska
  /^4944330[234]00/,
  /^52494646.{8}(?:57415645|41564920)/,
  /^4f67675300/,
  /^.{8}66747970(?:69736f|6d7034|4d3456|4d3441|717420|617663)/,
  /^1a45dfa3/,
  // SQLite
  /^53514c69746520666f726d6174/,
];

export async function isForeignFile(data: Blob): Promise<boolean> {
  const head = new Uint8Array(await data.slice(0, HEAD_BYTES).arrayBuffer());
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return FOREIGN_HEADS.some((sign) => sign.test(hex));
}
