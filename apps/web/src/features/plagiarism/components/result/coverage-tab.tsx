import { Button } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { CoverageList } from '../../../../shared/result/coverage-list.tsx';
import { copyWords } from '../../../../shared/ui/copy-words.ts';
import { resultText as text } from '../../result.text.ts';
import { plagiarismText } from '../../text.ts';
import type { CheckedDocument, Coverage, Settings } from '../../view-model/plagiarism-shapes.ts';
import styles from './coverage-tab.module.css';

interface CoverageTabProps {
  readonly coverage: Coverage;
  readonly settings: Settings;
  readonly documents: readonly CheckedDocument[];
  /** Whether there were other documents to measure rarity by. */
  readonly isAmongMany: boolean;
}

/** What was examined and what was not; and the settings and files that reproduce the result. */
export function CoverageTab({ coverage, settings, documents, isAmongMany }: CoverageTabProps) {
  const { engineVersion, subtract, templates, library, textBaseDocuments } = settings;
  return (
    <div className={styles.scroller}>
      <CoverageList coverage={coverage} />
      <h3 className={styles.head}>{text.settings}</h3>
      <p className={styles.note}>{text.settingsNote}</p>
      <dl className={styles.settings}>
        <dt>{text.engine}</dt>
        <dd>{engineVersion}</dd>
        <dt>{text.subtracted}</dt>
        <dd>{subtract.map((kind) => plagiarismText.subtraction[kind]).join('、') || text.none}</dd>
        <dt>{text.textBase}</dt>
        <dd>
          {textBaseDocuments === null
            ? text.textBaseNone
            : text.textBaseDocuments(formatCount(textBaseDocuments))}
        </dd>
        <dt>{text.rarityBy}</dt>
        <dd>{rarityWords(settings, isAmongMany)}</dd>
      </dl>
      {documents.flatMap(({ docId, files }) =>
        files.map((file) => <Hash key={`${docId} ${file.start}`} name={file.name} sha256={file.sha256} />),
      )}
      {templates.map((template) => (
        <Hash key={template.sha256} name={`${text.templates}：${template.name}`} sha256={template.sha256} />
      ))}
      {library.map((own) => (
        <Hash key={own.sha256} name={`${text.library}：${own.name}`} sha256={own.sha256} />
      ))}
      {settings.statutesSha256 !== null && <Hash name={text.statutes} sha256={settings.statutesSha256} />}
      <Hash name={text.sensitiveLists} sha256={settings.sensitiveWordsSha256} />
    </div>
  );
}

function rarityWords({ rarityDocuments }: Settings, isAmongMany: boolean): string {
  if (rarityDocuments !== null)
    return `${text.textBase} ${text.textBaseDocuments(formatCount(rarityDocuments))}`;
  return isAmongMany ? text.rarityByCheck : text.rarityByNone;
}

function Hash({ name, sha256 }: { readonly name: string; readonly sha256: string }) {
  return (
    <div className={styles.hash}>
      <span className={styles.file}>{name}</span>
      <code title={text.hash}>{sha256}</code>
      <Button
        type="link"
        size="small"
        aria-label={`${text.copyHash} ${name}`}
        onClick={() => void copyWords(sha256, text.hashCopied)}
      >
        {text.copyHash}
      </Button>
    </div>
  );
}
