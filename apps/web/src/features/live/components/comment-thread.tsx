import { CommentOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { type Comments, useAddComment, useComments } from '../api/use-comments.ts';
import { liveText as text } from '../text.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import styles from './live.module.css';

interface Place {
  readonly productId: string;
  readonly findingId: string;
}

interface CommentThreadProps extends Place {
  readonly isSelected: boolean;
}

/** The comments on one finding: folded to a number until opened. */
export function CommentThread({ productId, findingId, isSelected }: CommentThreadProps) {
  const { data, isError, refetch } = useComments(productId);
  const [isOpen, setOpen] = useState(false);
  const all = data?.items.filter((comment) => comment.findingId === findingId) ?? [];
  const count = all.filter(({ isDeleted }) => !isDeleted).length;
  // The count is unknown, which differs from zero.
  const isUnknown = isError && data === undefined;
  // An inactive card shows existing comments, but no invitation to write.
  if (!isSelected && !isOpen && count === 0 && !isUnknown) return null;
  return (
    <div className={styles.thread}>
      <Button
        size="small"
        type="text"
        icon={<CommentOutlined />}
        aria-expanded={isOpen}
        title={isUnknown ? text.failed : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isUnknown ? text.commentsUnknown : text.comments(count)}
      </Button>
      {isOpen && isError ? (
        <Alert
          type="error"
          title={text.failed}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {text.retry}
            </Button>
          }
        />
      ) : null}
      {isOpen && data ? (
        <>
          <ul className={styles.comments}>
            {all.map((comment) => (
              <CommentRow
                key={comment.id}
                productId={productId}
                comment={comment}
                people={data.people}
                canWrite={data.canWrite}
              />
            ))}
          </ul>
          {data.canWrite ? (
            <NewComment productId={productId} findingId={findingId} people={data.people} />
          ) : (
            <p className={styles.hint}>{text.readOnly}</p>
          )}
        </>
      ) : null}
    </div>
  );
}

interface NewCommentProps extends Place {
  readonly people: Comments['people'];
}

const NO_WORDS = { body: '', mentions: [] };

function NewComment({ productId, findingId, people }: NewCommentProps) {
  const add = useAddComment(productId);
  const [sentCount, setSentCount] = useState(0);
  return (
    <CommentForm
      key={sentCount}
      people={people}
      initial={NO_WORDS}
      label={text.write}
      sendLabel={text.send}
      isSending={add.isPending}
      onSend={(words) =>
        add.mutate({ findingId, ...words }, { onSuccess: () => setSentCount((count) => count + 1) })
      }
    />
  );
}
