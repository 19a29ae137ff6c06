import {
  AppstoreOutlined,
  BgColorsOutlined,
  BlockOutlined,
  CompressOutlined,
  FileExcelOutlined,
  FileImageOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  FileWordOutlined,
  LockOutlined,
  NumberOutlined,
  ScissorOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import {
  type ConversionGroup,
  type ConversionToolName,
  conversionTools,
  conversionToolsOf,
} from '@wenjian/api';
import type { ReactNode } from 'react';
import { convertText } from '../text.ts';
import styles from './operation-picker.module.css';

interface OperationPickerProps {
  readonly value: ConversionToolName;
  readonly onChange: (name: ConversionToolName) => void;
}

const groups: readonly ConversionGroup[] = ['format', 'pdf'];

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
            {conversionToolsOf(group).map((name) => (
              <OperationCard key={name} name={name} isChosen={name === value} onChoose={onChange} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface OperationCardProps {
  readonly name: ConversionToolName;
  readonly isChosen: boolean;
  readonly onChoose: (name: ConversionToolName) => void;
}

function OperationCard({ name, isChosen, onChoose }: OperationCardProps) {
  const { title, detail } = conversionTools[name];
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

const ICONS: Readonly<Record<ConversionToolName, ReactNode>> = {
  toPdf: <FilePdfOutlined />,
  toWord: <FileWordOutlined />,
  toExcel: <FileExcelOutlined />,
  toSlides: <FilePptOutlined />,
  toText: <FileTextOutlined />,
  toImages: <FileImageOutlined />,
  merge: <BlockOutlined />,
  split: <ScissorOutlined />,
  arrange: <AppstoreOutlined />,
  watermark: <BgColorsOutlined />,
  compress: <CompressOutlined />,
  pageNumbers: <NumberOutlined />,
  protect: <LockOutlined />,
  unlock: <UnlockOutlined />,
  searchable: <FileSearchOutlined />,
};
