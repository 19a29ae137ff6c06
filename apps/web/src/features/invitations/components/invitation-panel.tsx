import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, QRCode, Skeleton, Statistic } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { palettes } from '../../../shared/theme/tokens.ts';
import { copyWords } from '../../../shared/ui/copy-words.ts';
import { inviteCodeQuery } from '../api/invitations.query.ts';
import { invitationsText as text } from '../text.ts';
import { inviteLink } from '../view-model/invite-link.ts';
import styles from './invitation-panel.module.css';
import { InvitedCoupons } from './invited-coupons.tsx';
import { InvitedList } from './invited-list.tsx';

const QR_SIZE = 144;
/** Cameras need dark on light, in every theme. */
const { ink, paper } = palettes.light;

/** The user's link as text and as a QR code, and its rewards so far. */
export function InvitationPanel() {
  const invite = useQuery(inviteCodeQuery());
  if (invite.isPending) return <Skeleton active />;
  if (invite.isError)
    return (
      <Alert
        type="error"
        showIcon
        title={text.failed}
        description={invite.error.message}
        action={<Button onClick={() => void invite.refetch()}>{text.retry}</Button>}
      />
    );
  const { code, invitedCount, assistedPoints } = invite.data;
  const link = inviteLink(location.origin, code);
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{text.lead}</p>
      <div className={styles.ways}>
        <div className={styles.link}>
          <label htmlFor="invite-link">{text.link}</label>
          <Input id="invite-link" readOnly value={link} onFocus={(event) => event.target.select()} />
          <Button type="primary" onClick={() => void copyWords(link, text.copied)}>
            {text.copyLink}
          </Button>
          <p className={styles.code}>
            {text.code} <strong>{code}</strong>
          </p>
        </div>
        <figure className={styles.picture}>
          <QRCode value={link} size={QR_SIZE} bordered={false} type="svg" color={ink} bgColor={paper} />
          <figcaption>{text.scan}</figcaption>
        </figure>
      </div>
      <div className={styles.figures}>
        <Statistic title={text.invitedCount} value={text.people(formatCount(invitedCount))} />
        <Statistic title={text.assistedPoints} value={text.points(formatCount(assistedPoints))} />
      </div>
      <InvitedCoupons />
      <InvitedList />
    </div>
  );
}
