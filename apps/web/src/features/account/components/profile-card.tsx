import { AVATAR_PX, PERSON_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import type { SessionInfo } from '../api/session.query.ts';
import { useSaveProfile } from '../api/use-save-profile.ts';
import { profileText as text } from '../profile.text.ts';
import { drawAvatar } from '../view-model/draw-avatar.ts';
import { avatarUrl, displayName } from '../view-model/user-display.ts';
import { PersonAvatar } from './person-avatar.tsx';
import styles from './profile-card.module.css';

const SHOWN_PX = 64;

/** Name and picture: one's own, or those of the account one signs in with. */
export function ProfileCard({ user }: { readonly user: SessionInfo['user'] }) {
  const save = useSaveProfile();
  const input = useRef<HTMLInputElement>(null);
  const told = (work: Promise<unknown>) =>
    work.then(
      () => showToast({ kind: 'success', message: text.saved }),
      (error: Error) => showToast({ kind: 'error', message: error.message }),
    );
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await drawAvatar(file, AVATAR_PX);
    if (picture === null) showToast({ kind: 'error', message: text.unreadable });
    else await told(save.mutateAsync({ picture }));
  };
  return (
    <section className={styles.card} aria-label={text.title}>
      <h2>{text.title}</h2>
      <div className={styles.row}>
        <PersonAvatar user={user} size={SHOWN_PX} />
        <div className={styles.pictures}>
          <Button loading={save.isPending} onClick={() => input.current?.click()}>
            {text.choose}
          </Button>
          {avatarUrl(user) === null ? null : (
            <Button type="text" onClick={() => void told(save.mutateAsync({ picture: null }))}>
              {text.initials}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            aria-label={text.choose}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
      </div>
      <Form
        layout="vertical"
        initialValues={{ name: displayName(user) }}
        onFinish={({ name }: { name: string }) => void told(save.mutateAsync({ name }))}
      >
        <Form.Item
          name="name"
          label={text.name}
          extra={text.nameNote}
          rules={[{ required: true, whitespace: true, message: text.nameMissing }]}
        >
          <Input maxLength={PERSON_NAME_MAX_CHARACTERS} />
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          {text.save}
        </Button>
      </Form>
    </section>
  );
}
