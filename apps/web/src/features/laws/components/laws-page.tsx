import { LAW_QUESTION_MAX_CHARACTERS } from '@wenjian/api';
import { Input } from 'antd';
import { useSearchParams } from 'react-router';
import { lawQuestion } from '../../../shared/laws/view-model/law-question.ts';
import { lawsText as text } from '../text.ts';
import { FoundArticles } from './found-articles.tsx';
import { LawList } from './law-list.tsx';
import styles from './laws.module.css';

/** `/laws`: the catalogue, or with `q` what a search finds. */
export function LawsPage() {
  const [params, setParams] = useSearchParams();
  const { question, isCut } = lawQuestion(params.get('q') ?? '');
  const ask = (asked: string) => setParams(asked.trim() === '' ? {} : { q: asked.trim() });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text.title}</h1>
      <search>
        <Input.Search
          key={question}
          allowClear
          enterButton
          size="large"
          maxLength={LAW_QUESTION_MAX_CHARACTERS}
          defaultValue={question}
          placeholder={text.search}
          aria-label={text.search}
          onSearch={ask}
        />
      </search>
      {isCut && <p className={styles.note}>{text.cut(question.length)}</p>}
      {question === '' ? <LawList /> : <FoundArticles question={question} onBack={() => ask('')} />}
    </div>
  );
}
