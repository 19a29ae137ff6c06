import { FilterOutlined } from '@ant-design/icons';
import { OptionsPanel } from '../../../../shared/tasks/options-panel.tsx';
import { AddFilesButton } from '../../../../shared/upload/add-files-button.tsx';
import { BatchBar } from '../../../../shared/upload/batch-bar.tsx';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { plagiarismText } from '../../text.ts';
import { uploadPageText as text } from '../../upload.text.ts';
import type { SubtractionKind } from '../../view-model/plagiarism-shapes.ts';
import { SubtractionBoxes } from './subtraction-boxes.tsx';
import styles from './upload-page.module.css';
import type { PageFiles } from './use-page-files.ts';

interface TemplateFiles {
  readonly ids: readonly string[];
  readonly append: (ids: readonly string[]) => void;
  readonly drop: (id: string) => void;
}

interface SubtractionPanelProps {
  readonly offered: readonly SubtractionKind[];
  readonly subtract: readonly SubtractionKind[];
  readonly onSubtract: (subtract: readonly SubtractionKind[]) => void;
  readonly templates: TemplateFiles;
  readonly maxTemplates: number;
  readonly files: PageFiles;
}

/** Templates whose words are not counted, and other subtractions; folded, it lists the active ones. */
export function SubtractionPanel(props: SubtractionPanelProps) {
  const { offered, subtract, onSubtract } = props;
  const names = subtract.map((kind) => plagiarismText.subtraction[kind]).join('、');
  return (
    <OptionsPanel
      icon={<FilterOutlined aria-hidden />}
      title={text.subtract}
      summary={names === '' ? text.subtractNothing : text.subtractSummary(names)}
      testId="subtraction-summary"
      words={text}
      foot={<Templates {...props} />}
    >
      <SubtractionBoxes offered={offered} chosen={subtract} onChange={onSubtract} />
      <p className={styles.hint}>{text.subtractNote}</p>
    </OptionsPanel>
  );
}

function Templates({ templates, maxTemplates, files }: SubtractionPanelProps) {
  const put = (chosen: readonly File[]) => {
    const room = maxTemplates - templates.ids.length;
    templates.append(files.add(chosen, room, text.tooManyTemplates(String(maxTemplates))));
  };
  return (
    <div className={styles.templates}>
      <div className={styles.more}>
        <span>{text.templates}</span>
        <AddFilesButton
          label={text.addTemplate}
          isDisabled={templates.ids.length >= maxTemplates}
          testId="plagiarism-templates"
          onFiles={put}
        />
        <span className={styles.hint}>{text.templatesHint(String(maxTemplates))}</span>
      </div>
      <BatchBar items={files.itemsOf(templates.ids)} onRetry={(id) => files.uploader.retry(id)} />
      {templates.ids.map((id) => {
        const item = files.itemOf(id);
        const remove = () => {
          files.cancel(id);
          templates.drop(id);
        };
        return item && <UploadRow key={id} item={item} uploader={files.uploader} onRemove={remove} />;
      })}
    </div>
  );
}
