import { Switch } from 'antd';
import { showToast } from '../../../shared/ui/toast.ts';
import { useSwitchCollaboration } from '../api/use-collaboration-actions.ts';
import { collaborationText as text } from '../text.ts';
import type { Product, SharingState } from '../view-model/shapes.ts';
import styles from './share.module.css';

interface SharingSwitchProps {
  readonly product: Product;
  readonly state: SharingState;
}

export function SharingSwitch({ product, state }: SharingSwitchProps) {
  const change = useSwitchCollaboration(product);
  const onChange = (isOpen: boolean) =>
    change.mutate(
      { isOpen, isFirst: state === 'none' },
      { onSuccess: () => showToast({ kind: 'success', message: isOpen ? text.opened : text.closed }) },
    );
  return (
    <section className={styles.switchRow}>
      <div>
        <h3 className={styles.heading}>{text.switchTitle}</h3>
        <p className={styles.hint}>{text.switchHints[state]}</p>
      </div>
      <Switch
        aria-label={text.switchLabel}
        checked={state === 'open'}
        loading={change.isPending}
        onChange={onChange}
      />
    </section>
  );
}
