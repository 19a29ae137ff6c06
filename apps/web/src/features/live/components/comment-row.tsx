import { Button } from 'antd';
import { useState } from 'react';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { type Comment, type Comments, useChangeComment, useDeleteComment } from '../api/use-comments.ts';
import { liveText as text } from '../text.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './live.module.css';

interface CommentRowProps {
  readonly productId: string;
  readonly comment: Comment;
  readonly people: Comments['people'];
  readonly canWrite: boolean;
}

export function CommentRow({ productId, comment, people, canWrite }: CommentRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { author, body, at, isEdited, isDeleted } = comment;
  return (
    <li className={styles.comment}>
      <div className={styles.head}>
        <strong>{author.name}</strong>
        <time dateTime={at}>{formatInstant(at, new Date())}</time>
        {isEdited && !isDeleted ? <span>{text.edited}</span> : null}
      </div>
      {isEditing ? (
        <CommentEditor
          productId={productId}
          comment={comment}
          people={people}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <p className={isDeleted ? styles.hint : styles.body}>{isDeleted ? text.deleted : body}</p>
          {canWrite ? (
            <RowActions productId={productId} comment={comment} onEdit={() => setEditing(true)} />
          ) : null}
        </>
      )}
    </li>
  );
}

interface RowActionsProps {
  readonly productId: string;
  readonly comment: Comment;
  readonly onEdit: () => void;
}

/** Users edit and delete their own comments; managers of the document can remove others'. */
function RowActions({ productId, comment: { id, isOwn, canDelete }, onEdit }: RowActionsProps) {
  const remove = useDeleteComment(productId);
  if (!canDelete) return null;
  return (
    <div className={styles.actions}>
      {isOwn ? (
        <Button size="small" type="link" onClick={onEdit}>
          {text.edit}
        </Button>
      ) : null}
      <Button size="small" type="link" loading={remove.isPending} onClick={() => remove.mutate(id)}>
        {text.remove}
      </Button>
    </div>
  );
}

interface CommentEditorProps extends Omit<CommentRowProps, 'canWrite'> {
  readonly onClose: () => void;
}

function CommentEditor({ productId, comment, people, onClose }: CommentEditorProps) {
  const change = useChangeComment(productId);
  const { id, version } = comment;
  return (
    <CommentForm
      people={people}
      initial={comment}
      label={text.edit}
      sendLabel={text.save}
      isSending={change.isPending}
      onSend={(words) => change.mutate({ id, version, ...words }, { onSuccess: onClose })}
      cancel={{ label: text.cancel, onCancel: onClose }}
    />
  );
}
