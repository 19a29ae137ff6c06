import { Button, Empty, Input, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useLibrary } from '../../api/use-library.ts';
import { libraryText as text } from '../../library.text.ts';
import { kindsOf, searchLibrary } from '../../view-model/search-library.ts';
import type { LibraryEntry } from '../../view-model/shapes.ts';
import styles from './library.module.css';
import { LibraryCard } from './library-card.tsx';

/** The templates that come with the product, by kind and by words. */
export function LibraryPanel({ teamId }: { readonly teamId: string }) {
  const library = useLibrary();
  if (library.isPending) return <Skeleton active />;
  if (library.isError)
    return (
      <Empty description={library.error.message}>
        <Button onClick={() => library.refetch()}>{text.retry}</Button>
      </Empty>
    );
  return <Entries teamId={teamId} entries={library.data.items} />;
}

interface EntriesProps {
  readonly teamId: string;
  readonly entries: readonly LibraryEntry[];
}

function Entries({ teamId, entries }: EntriesProps) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const found = searchLibrary(entries, { words, kind });
  const showAll = () => {
    setWords('');
    setKind(null);
  };
  return (
    <section aria-label={text.title} className={styles.library}>
      <p className={styles.lead}>{text.lead}</p>
      <div className={styles.head}>
        <Input.Search
          allowClear
          className={styles.search ?? ''}
          value={words}
          placeholder={text.search}
          aria-label={text.search}
          onChange={(event) => setWords(event.target.value)}
        />
        <span className={styles.meta} role="status">
          {text.total(found.length)}
        </span>
      </div>
      <Radio.Group
        className={styles.kinds ?? ''}
        aria-label={text.kinds}
        optionType="button"
        size="small"
        value={kind ?? ''}
        onChange={(event) => setKind(event.target.value === '' ? null : String(event.target.value))}
        options={[
          { value: '', label: text.kind(text.all, entries.length) },
          ...kindsOf(entries).map((one) => ({ value: one.kind, label: text.kind(one.name, one.count) })),
        ]}
      />
      {found.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noneFound}>
          <Button onClick={showAll}>{text.showAll}</Button>
        </Empty>
      ) : (
        <ul className={styles.cards}>
          {found.map((entry) => (
            <LibraryCard key={entry.id} teamId={teamId} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}
