import styles from './questions.module.css';

interface QuestionsProps {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open and close without JavaScript. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
