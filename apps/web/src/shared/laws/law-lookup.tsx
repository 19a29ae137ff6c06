import { LAW_QUESTION_MAX_CHARACTERS } from '@wenjian/api';
import { Alert, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageLoading } from '../ui/page-loading.tsx';
import styles from './law-lookup.module.css';
import { lawLookupText as text } from './law-lookup.text.ts';
import { LawStanding } from './law-standing.tsx';
import { MatteringText } from './mattering-text.tsx';
import { useLawSearch } from './use-law-search.ts';
import { LAWS_PATH, lawPath } from './view-model/law-path.ts';
import { lawQuestion } from './view-model/law-question.ts';

interface LawLookupProps {
  /** What is asked about; empty: the reader writes it. Null: closed. */
  readonly words: string | null;
  readonly onClose: () => void;
}

const DRAWER_PX = 440;

/** The articles on a clause beside the document, which stays in reach: on a wide screen nothing covers it. */
export function LawLookup({ words, onClose }: LawLookupProps) {
  return (
    <Drawer
      open={words !== null}
      title={text.title}
      size={DRAWER_PX}
      mask={false}
      destroyOnHidden
      onClose={onClose}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {words !== null && <LookupBody key={words} words={words} />}
    </Drawer>
  );
}

function LookupBody({ words }: { readonly words: string }) {
  const [draft, setDraft] = useState(words);
  const [asked, setAsked] = useState(words);
  const { question, isCut } = lawQuestion(asked);
  return (
    <div className={styles.body}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(draft);
        }}
      >
        <Input.TextArea
          aria-label={text.words}
          placeholder={text.placeholder}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={draft.trim() === ''}>
          {text.ask}
        </Button>
      </form>
      {isCut && (
        <p className={styles.note}>{text.cut(Math.min(question.length, LAW_QUESTION_MAX_CHARACTERS))}</p>
      )}
      {question !== '' && <Found question={question} />}
    </div>
  );
}

/** As many as a reader weighs beside a clause. */
const MOST_SHOWN = 8;

function Found({ question }: { readonly question: string }) {
  const { data, error, refetch } = useLawSearch(question, MOST_SHOWN);
  if (!data)
    return error ? (
      <Alert
        type="error"
        showIcon
        title={text.failed(error.message)}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    ) : (
      <PageLoading />
    );
  if (!data.isReady) return <Alert type="warning" showIcon title={text.notReady} />;
  const near = data.items.filter(({ isNear }) => isNear);
  return (
    <>
      <p className={styles.note} role="status">
        {near.length === 0 ? text.nothing : text.near(near.length)}
      </p>
      <ol className={styles.list} aria-label={text.title}>
        {near.map(({ law, wording, label, text: said, matters, status, stateOf }) => (
          <li key={`${law} ${wording} ${label} ${said}`}>
            <Link
              to={lawPath(law, label, status === 'inForce' ? null : wording)}
              target="_blank"
              rel="noopener"
            >
              《{law}》{label}
            </Link>
            <LawStanding law={{ status, stateOf }} />
            <p className={styles.wording}>
              <MatteringText text={said} matters={matters} />
            </p>
          </li>
        ))}
      </ol>
      <Link to={`${LAWS_PATH}?${new URLSearchParams({ q: question })}`} target="_blank" rel="noopener">
        {text.whole}
      </Link>
      <p className={styles.note}>{text.coverage}</p>
    </>
  );
}
