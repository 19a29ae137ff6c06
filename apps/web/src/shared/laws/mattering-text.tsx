import styles from './mattering-text.module.css';
import { matteringParts } from './view-model/law-question.ts';

/** An article's text, with the sentence that matters marked. */
export function MatteringText({ text, matters }: { readonly text: string; readonly matters: string }) {
  const parts = matteringParts(text, matters);
  return (
    <>
      {parts.before}
      {parts.matters !== '' && <mark className={styles.matters}>{parts.matters}</mark>}
      {parts.after}
    </>
  );
}
