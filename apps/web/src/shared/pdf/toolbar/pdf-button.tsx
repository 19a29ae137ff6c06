import styles from './pdf-controls.module.css';
import { PdfIcon, type PdfIconName } from './pdf-icons.tsx';

interface PdfButtonProps {
  readonly icon: PdfIconName;
  readonly label: string;
  readonly title?: string;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  /** For a toggle button. */
  readonly isOn?: boolean;
}

export function PdfButton({ icon, label, title, onClick, isDisabled, isOn }: PdfButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={title ?? label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onClick}
    >
      <PdfIcon name={icon} />
    </button>
  );
}
