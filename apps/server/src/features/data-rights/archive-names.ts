/** Names within an archive: the users' file names, made safe for unpacking. */

const MAX_CHARACTERS = 120;

/** No folder, no parent path, no reserved system name, no spreadsheet formula. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be in a file's name.
    .replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.=+@-]+/, '')
    .replace(/(?<![\s.])[\s.]+$/, '');
  const [stem = '', ...rest] = plain.split('.');
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  const kept = isReserved ? `_${[stem, ...rest].join('.')}` : plain;
  return shortened(kept) || '未命名';
}

/** The end of a name shows its type, so the middle is cut. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const end = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return `${characters.slice(0, MAX_CHARACTERS - end.length).join('')}${end}`;
}
