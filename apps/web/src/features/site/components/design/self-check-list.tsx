import { useQuery } from '@tanstack/react-query';
import { identityConfig } from '@wenjian/api';
import { call } from '../../../../shared/http/client.ts';
import { siteText } from '../../text.ts';
import styles from './self-check-list.module.css';

const text = siteText.selfCheck;

type CheckName = keyof typeof text.checks;
type Outcome = 'passed' | 'failed' | 'checking';

/** Whether this browser supports everything the product needs. */
export function SelfCheckList() {
  const server = useQuery({ queryKey: ['selfCheck'], queryFn: () => call(identityConfig, {}), gcTime: 0 });
  const outcomes: readonly (readonly [CheckName, Outcome])[] = [
    ['storage', outcome(canStore())],
    ['crypto', outcome(globalThis.crypto?.subtle !== undefined)],
    ['files', outcome(typeof File === 'function' && typeof Blob.prototype.slice === 'function')],
    ['server', server.isPending ? 'checking' : outcome(server.isSuccess)],
  ];
  return (
    <ul className={styles.list}>
      {outcomes.map(([name, result]) => (
        <li key={name} data-outcome={result}>
          <strong>{text.checks[name].name}</strong>
          <span>{result === 'failed' ? text.checks[name].failed : null}</span>
          <em>{text[result]}</em>
        </li>
      ))}
    </ul>
  );
}

function outcome(isPassed: boolean): Outcome {
  return isPassed ? 'passed' : 'failed';
}

const PROBE_KEY = 'wenjian.probe';

function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '1');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
