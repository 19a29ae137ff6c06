import {
  BlockOutlined,
  CompressOutlined,
  FileExcelOutlined,
  FileImageOutlined,
  FilePdfOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  FileWordOutlined,
  NumberOutlined,
  ScissorOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { convertText } from '../text.ts';
import { type OperationGroup, type OperationName, operationGroups } from '../view-model/operation-names.ts';
import styles from './operation-picker.module.css';

interface OperationPickerProps {
  readonly value: OperationName;
  readonly onChange: (name: OperationName) => void;
}

const groups: readonly OperationGroup[] = ['format', 'pdf'];

/** Native radio buttons under the cards: arrow keys and screen readers work as everywhere. */
export function OperationPicker({ value, onChange }: OperationPickerProps) {
  const text = convertText.convert;
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{text.chooseOperation}</legend>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          <span className={styles.groupName}>{text.groups[group]}</span>
          <div className={styles.cards}>
            {operationGroups[group].map((name) => (
              <OperationCard key={name} name={name} isChosen={name === value} onChoose={onChange} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface OperationCardProps {
  readonly name: OperationName;
  readonly isChosen: boolean;
  readonly onChoose: (name: OperationName) => void;
}

function OperationCard({ name, isChosen, onChoose }: OperationCardProps) {
  const { title, detail } = convertText.operations[name];
  return (
    <label className={styles.card} data-chosen={isChosen}>
      <input
        type="radio"
        name="conversion-operation"
        className={styles.radio}
        checked={isChosen}
        onChange={() => onChoose(name)}
      />
      <span className={styles.icon} aria-hidden>
        {ICONS[name]}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </label>
  );
}

const ICONS: Readonly<Record<OperationName, ReactNode>> = {
  toPdf: <FilePdfOutlined />,
  toWord: <FileWordOutlined />,
  toExcel: <FileExcelOutlined />,
  toText: <FileTextOutlined />,
  toImages: <FileImageOutlined />,
  merge: <BlockOutlined />,
  split: <ScissorOutlined />,
  compress: <CompressOutlined />,
  pageNumbers: <NumberOutlined />,
  searchable: <FileSearchOutlined />,
};
