import { Button, Tag } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import { ALL } from '../../view-model/fragment-filter.ts';
import { uncomparedDocuments } from '../../view-model/matrix.ts';
import type { ManyResult, Source } from '../../view-model/plagiarism-shapes.ts';
import { percentWords, rateWords } from '../../view-model/rate-words.ts';
import { reusedSources, sourceTone } from '../../view-model/source-look.ts';
import panel from './evidence.module.css';
import { NothingFound } from './nothing-found.tsx';
import styles from './source-list.module.css';
import type { FragmentsState } from './use-fragments-state.ts';

interface SourceListProps {
  readonly many: ManyResult;
  readonly fragmentsState: FragmentsState;
  readonly onPair: (orgDocId: string, tagDocId: string) => void;
}

/** The sources of the document, most reused first. */
export function SourceList({ many, fragmentsState, onPair }: SourceListProps) {
  const found = reusedSources(many.sources);
  const others = many.sources
    .filter((source) => !found.includes(source))
    .map(({ tagId, tagName }) => ({ docId: tagId, name: tagName }));
  const uncompared = uncomparedDocuments(many);
  const open = (docId: string) => onPair(many.origin.docId, docId);
  return (
    <div className={panel.scroller}>
      {found.length === 0 && <NothingFound words={text.sourcesNone} />}
      <ol className={panel.list}>
        {found.map((source, index) => (
          <SourceItem
            key={source.tagId}
            source={source}
            rank={index + 1}
            fragmentsState={fragmentsState}
            onPair={() => open(source.tagId)}
          />
        ))}
      </ol>
      {uncompared.length > 0 && (
        <OtherDocuments
          isOpen
          title={text.sourcesUncompared(formatCount(uncompared.length))}
          documents={uncompared}
          onPair={open}
        />
      )}
      {others.length > 0 && (
        <OtherDocuments
          title={text.sourcesWithout(formatCount(others.length))}
          documents={others}
          onPair={open}
        />
      )}
    </div>
  );
}

interface OtherDocumentsProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly documents: readonly { readonly docId: string; readonly name: string }[];
  readonly onPair: (docId: string) => void;
}

/** Documents without matches, as far as known. */
function OtherDocuments({ title, isOpen = false, documents, onPair }: OtherDocumentsProps) {
  return (
    <details className={styles.others} open={isOpen}>
      <summary>{title}</summary>
      <ul className={panel.list}>
        {documents.map(({ docId, name }) => (
          <li key={docId} className={styles.other}>
            <span>{name}</span>
            <Button type="link" size="small" aria-label={text.openPairOf(name)} onClick={() => onPair(docId)}>
              {text.openPair}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SourceItemProps {
  readonly source: Source;
  readonly rank: number;
  readonly fragmentsState: FragmentsState;
  readonly onPair: () => void;
}

function SourceItem({ source, rank, fragmentsState, onPair }: SourceItemProps) {
  const { tagId, tagName, origin, rates, fragments, images } = source;
  const { filter, setFilter, counting } = fragmentsState;
  const isChosen = filter.source === tagId;
  const words = text.barOf(percentWords(rates.before.rate), percentWords(rates.after.rate));
  return (
    <li className={styles.source} data-tone={sourceTone(rank)} data-testid="source">
      <div className={styles.head}>
        <span className={styles.rank}>{formatCount(rank)}</span>
        <button type="button" className={styles.name} title={text.openPairOf(tagName)} onClick={onPair}>
          {tagName}
        </button>
        <Tag className={styles.tag ?? ''}>{text.sourceOrigins[origin]}</Tag>
        <strong className={styles.percent}>{percentWords(rates[counting].rate)}</strong>
      </div>
      <span className={styles.bar} title={words}>
        <span className={styles.before} style={{ width: `${rates.before.rate * 100}%` }} />
        <span className={styles.after} style={{ width: `${rates.after.rate * 100}%` }} />
        <span className={styles.hidden}>{words}</span>
      </span>
      <div className={styles.foot}>
        <span className={panel.soft}>{rateWords(rates[counting])}</span>
        {rates.rewritten[counting].matched > 0 && (
          <span className={panel.soft} title={text.kindMeanings.paraphrase}>
            {text.rewritten(formatCount(rates.rewritten[counting].matched))}
          </span>
        )}
        <span className={panel.soft}>{text.sourceDetail(formatCount(fragments), formatCount(images))}</span>
        <span className={styles.actions}>
          <Button
            type="link"
            size="small"
            aria-pressed={isChosen}
            onClick={() => setFilter({ ...filter, source: isChosen ? ALL : tagId })}
          >
            {isChosen ? text.allSources : text.onlySource}
          </Button>
          <Button type="link" size="small" onClick={onPair}>
            {text.openPair}
          </Button>
        </span>
      </div>
    </li>
  );
}
