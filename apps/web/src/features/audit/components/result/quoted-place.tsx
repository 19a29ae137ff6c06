import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import styles from './quoted-place.module.css';

interface QuotedPlaceProps {
  /** Before the quotation. */
  readonly label?: string;
  readonly place: DocumentPlace & { readonly quote: string };
  readonly onShow: (place: DocumentPlace) => void;
}

/** A place of the contract as a link to it. */
export function QuotedPlace({ label, place, onShow }: QuotedPlaceProps) {
  return (
    <button type="button" className={styles.place} onClick={() => onShow(place)}>
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <q>{place.quote}</q>
      {place.page !== null && <span className={styles.page}>{workbenchText.page(place.page)}</span>}
    </button>
  );
}
