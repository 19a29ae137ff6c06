import { App } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import sheet from '../theme/antd-further.css?url';

// Calendars take the names of months and days, and the first day of a week, from here and not from the library's texts.
dayjs.locale('zh-cn');

/** What the first screen does without: the styles of all other components, questions (`App.useApp`) and calendars. */
export function FurtherLibrary({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet} precedence="library" />}
      <App component={false}>{children}</App>
    </>
  );
}
