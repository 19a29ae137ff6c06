import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { antdTheme } from '../../shared/theme/antd-theme.ts';
import { useThemeMode } from '../../shared/theme/theme-preference.ts';

/** The component library's settings; only workspace layouts load it. */
export function WorkspaceProviders({ children }: { readonly children: ReactNode }) {
  const mode = useThemeMode();
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme(mode)} button={{ autoInsertSpace: false }}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
