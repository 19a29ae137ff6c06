import styles from './page-message.module.css';

const LOADING = '正在加载';

/** Shown while a page's code or its session check is on the way. */
export function PageLoading() {
  return (
    <output className={styles.loading}>
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.loadingWord}>{LOADING}</span>
    </output>
  );
}
