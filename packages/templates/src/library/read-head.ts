/** The head of a source: `key: value` lines between two lines of ---. */
import { type ContractType, contractTypeNames } from '@wenjian/contract';
import { type LibraryHead, LibrarySourceError } from './library-template.ts';

export function splitSource(source: string): { readonly head: string; readonly body: string } {
  const [before, head, ...body] = source.replaceAll('\r\n', '\n').split(/^---$/m);
  if (before?.trim() !== '' || head === undefined || body.length !== 1)
    throw new LibrarySourceError('a source begins with a head between two lines of ---');
  return { head, body: body[0] ?? '' };
}

export function readHead(head: string): LibraryHead {
  const values = new Map(
    head.split('\n').flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    }),
  );
  const required = (key: string): string => {
    const value = values.get(key) ?? '';
    if (value === '') throw new LibrarySourceError(`the head has no ${key}`);
    return value;
  };
  const kind = required('kind');
  if (!isContractType(kind)) throw new LibrarySourceError(`no such kind of contract: ${kind}`);
  const keywords = (values.get('keywords') ?? '').split(/\s+/).filter((word) => word !== '');
  return { title: required('title'), kind, summary: required('summary'), keywords };
}

function isContractType(word: string): word is ContractType {
  return Object.hasOwn(contractTypeNames, word);
}
