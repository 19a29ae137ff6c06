/** Names within an archive: what people called their files, made safe for whoever unpacks it. */

const MAX_CHARACTERS = 120;

/** No folder, no way up, no name that a system keeps for itself, no formula for who lists them in a table. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be in a file's name.
    .replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.=+@-]+/, '')
    .replace(/[\s.]+$/, '');
  const [stem = '', ...rest] = plain.split('.');
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  const kept = isReserved ? `_${[stem, ...rest].join('.')}` : plain;
  return shortened(kept) || '未命名';
}

/** The end of a name says what it is, so the middle goes. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const end = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return `${characters.slice(0, MAX_CHARACTERS - end.length).join('')}${end}`;
}
