import { formatCount } from '../../../../shared/format/format-count.ts';
import { FindingComments } from '../../../../shared/ui/result-slots.tsx';
import { FindingList } from '../../../../shared/workbench/finding-list.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import type { Spotlight } from '../../view-model/document-marks.ts';
import { type DocumentValues, valuesByDocument, valueWords } from '../../view-model/evidence-values.ts';
import { evasionFindingId, evidenceFindingId, sensitiveFindingId } from '../../view-model/finding-id.ts';
import type { Evasion, Evidence, SensitiveFound } from '../../view-model/plagiarism-shapes.ts';
import styles from './evidence.module.css';
import { FoldedList } from './folded-list.tsx';
import { NothingFound } from './nothing-found.tsx';

type Names = ReadonlyMap<string, string>;

interface AuthorshipTabProps {
  readonly evidence: readonly Evidence[];
  readonly names: Names;
}

/** The height of a line with its reason and the values of two documents. */
const EVIDENCE_ESTIMATE_PX = 150;

/** Signs of a common author: each with its values, its weight, why it counts and harmless explanations. */
export function AuthorshipTab({ evidence, names }: AuthorshipTabProps) {
  if (evidence.length === 0) return <NothingFound words={text.authorshipNone} />;
  return (
    <FindingList
      items={evidence}
      keyOf={(_, index) => String(index)}
      estimatePx={EVIDENCE_ESTIMATE_PX}
      head={<p className={styles.note}>{text.authorshipNote}</p>}
    >
      {(line) => <EvidenceLine line={line} names={names} />}
    </FindingList>
  );
}

/** A line may name fifty documents with hundreds of values each. */
const FIRST_DOCUMENTS = 4;
const FIRST_VALUES = 3;

function EvidenceLine({ line, names }: { readonly line: Evidence; readonly names: Names }) {
  return (
    <article className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.itemTitle}>{line.title}</span>
        <span className={styles.weight} data-weight={line.weight} title={text.weightMeanings[line.weight]}>
          {text.weightOf(text.weights[line.weight])}
        </span>
      </div>
      <p className={styles.soft}>{line.reason}</p>
      <div className={styles.values}>
        <FoldedList items={valuesByDocument(line.values)} first={FIRST_DOCUMENTS}>
          {(ofDocument) => (
            <ValuesOf
              key={ofDocument.docId}
              name={names.get(ofDocument.docId) ?? ofDocument.docId}
              values={ofDocument.values}
            />
          )}
        </FoldedList>
      </div>
      <FindingComments findingId={evidenceFindingId(line)} isSelected />
    </article>
  );
}

interface ValuesOfProps extends Pick<DocumentValues, 'values'> {
  readonly name: string;
}

function ValuesOf({ name, values }: ValuesOfProps) {
  return (
    <dl className={styles.valuesOf}>
      <dt title={name}>{name}</dt>
      <dd>
        <FoldedList items={values} first={FIRST_VALUES}>
          {({ value, where }) => (
            <div key={`${value} ${where}`}>
              <span title={value}>{valueWords(value)}</span>{' '}
              {where !== '' && <span className={styles.where}>{where}</span>}
            </div>
          )}
        </FoldedList>
      </dd>
    </dl>
  );
}

interface EvasionTabProps {
  readonly evasion: readonly Evasion[];
  readonly names: Names;
  readonly onShow: (spotlight: Spotlight) => void;
}

const EVASION_ESTIMATE_PX = 110;
const FIRST_EXAMPLES = 5;

export function EvasionTab({ evasion, names, onShow }: EvasionTabProps) {
  if (evasion.length === 0) return <NothingFound words={text.evasionNone} />;
  return (
    <FindingList
      items={evasion}
      keyOf={({ docId, kind }) => `${docId} ${kind}`}
      estimatePx={EVASION_ESTIMATE_PX}
      head={<p className={styles.note}>{text.evasionNote}</p>}
    >
      {({ docId, kind, title, count, examples }) => (
        <article className={styles.item}>
          <div className={styles.itemHead}>
            <span className={styles.itemTitle}>{title}</span>
            <span className={styles.soft}>
              {names.get(docId) ?? docId} · {text.times(formatCount(count))}
            </span>
          </div>
          <FoldedList items={examples} first={FIRST_EXAMPLES}>
            {(place, index) => (
              <PlaceButton
                key={`${place.start} ${index}`}
                words={place.text}
                page={place.page}
                onClick={() => onShow({ ...place, docId })}
              />
            )}
          </FoldedList>
          <FindingComments findingId={evasionFindingId({ docId, kind })} isSelected />
        </article>
      )}
    </FindingList>
  );
}

interface SensitiveTabProps extends SensitiveFound {
  readonly names: Names;
  readonly onShow: (spotlight: Spotlight) => void;
}

const HIT_ESTIMATE_PX = 76;
/** Of the words that are counted: there may be thousands. */
const FIRST_UNLISTED = 20;

/** The server lists the first hits of each word and counts the others; of a long check a document may have none that is listed. */
export function countHits({ hits, moreHits }: SensitiveFound): number {
  return moreHits.reduce((sum, { count }) => sum + count, hits.length);
}

export function SensitiveTab({ hits, moreHits, names, onShow }: SensitiveTabProps) {
  if (countHits({ hits, moreHits }) === 0) return <NothingFound words={text.sensitiveNone} />;
  return (
    <FindingList
      items={hits}
      keyOf={(_, index) => String(index)}
      estimatePx={HIT_ESTIMATE_PX}
      head={
        <FoldedList items={moreHits} first={FIRST_UNLISTED}>
          {({ docId, word, count }) => (
            <p key={`${docId} ${word}`} className={styles.note}>
              {text.sensitiveMore(names.get(docId) ?? docId, word, formatCount(count))}
            </p>
          )}
        </FoldedList>
      }
    >
      {(hit) => (
        <article className={styles.item}>
          <div className={styles.itemHead}>
            <span className={styles.itemTitle}>{text.sensitiveWord(hit.word)}</span>
            <span className={styles.soft}>
              {[
                names.get(hit.docId) ?? hit.docId,
                ...hit.tags,
                ...(hit.hasNoise ? [text.sensitiveNoise] : []),
              ].join(' · ')}
            </span>
          </div>
          <PlaceButton words={hit.text} page={hit.page} onClick={() => onShow(hit)} />
          <FindingComments findingId={sensitiveFindingId(hit)} isSelected />
        </article>
      )}
    </FindingList>
  );
}

interface PlaceButtonProps {
  readonly words: string;
  readonly page: number | null;
  readonly onClick: () => void;
}

function PlaceButton({ words, page, onClick }: PlaceButtonProps) {
  return (
    <button type="button" className={styles.place} title={workbenchText.locate} onClick={onClick}>
      {words} {page !== null && <span className={styles.where}>{workbenchText.page(page)}</span>}
    </button>
  );
}
