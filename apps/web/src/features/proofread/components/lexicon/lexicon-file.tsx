import { Button } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { saveBlob } from '../../../../shared/http/save-blob.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useAddWords, useLexicon } from '../../api/use-lexicon.ts';
import { proofreadingText } from '../../text.ts';
import { lexiconCsv, readLexiconTable } from '../../view-model/lexicon-table.ts';
import styles from './lexicon-dialog.module.css';

const text = proofreadingText.lexicon;

/** The whole lexicon to a file, and the words of a file into the lexicon: all of them or none. */
export function LexiconFile({ teamId }: { readonly teamId: string }) {
  const chooser = useRef<HTMLInputElement>(null);
  const lexicon = useLexicon(teamId);
  const add = useAddWords(teamId);
  const entries = lexicon.data?.items ?? [];
  const onExport = () => saveBlob(new Blob([lexiconCsv(entries)], { type: 'text/csv' }), text.fileName);
  const take = async (file: File) => {
    const content = await readText(file);
    if (content === null) return showToast({ kind: 'error', message: text.unreadable });
    const { entries: read, refused } = readLexiconTable(content);
    if (read.length === 0) return showToast({ kind: 'error', message: text.importedNone });
    add.mutate(read, {
      onSuccess: () => showToast(importedToast(read.length, refused)),
      onError: ({ message }) => showToast({ kind: 'error', message }),
    });
  };
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again once it was mended.
    target.value = '';
    if (file) void take(file);
  };
  return (
    <span className={styles.file}>
      <Button disabled={entries.length === 0} onClick={onExport}>
        {text.export}
      </Button>
      <Button loading={add.isPending} onClick={() => chooser.current?.click()}>
        {text.import}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".csv,.tsv,.txt"
        aria-label={text.import}
        onChange={onFile}
      />
    </span>
  );
}

function importedToast(count: number, refused: readonly string[]) {
  const [first] = refused;
  if (first === undefined) return { kind: 'success', message: text.imported(formatCount(count)) } as const;
  const message = text.importedSome(formatCount(count), formatCount(refused.length), first);
  return { kind: 'warning', message } as const;
}

/** Excel saves tables in the encoding of its language; null for what is no text. */
async function readText(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this one.
    }
  }
  return null;
}
