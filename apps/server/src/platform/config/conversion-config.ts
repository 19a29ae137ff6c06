/** The upload address for ad conversions; all settings together or none. */
import type { ConversionKind } from '@wenjian/api';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

export const conversionEnvironment = {
  CONVERSION_UPLOAD_URL: z
    .url({
      protocol: /^https?$/,
      error: '必须是完整的网址，例如 https://ocpc.baidu.com/ocpcapi/api/uploadConvertData',
    })
    .optional(),
  CONVERSION_UPLOAD_TOKEN: z.string().trim().min(1).optional(),
  /** The platform's numbers for: account created, form sent. */
  CONVERSION_TYPE_SIGN_UP: z.coerce.number('必须是数字').int().min(0).default(25),
  CONVERSION_TYPE_INQUIRY: z.coerce.number('必须是数字').int().min(0).default(3),
};

export interface ConversionConfig {
  readonly url: string;
  /** Never logged. */
  readonly token: string;
  readonly types: Readonly<Record<ConversionKind, number>>;
}

const shape = z.object(conversionEnvironment);

export function conversionConfig(values: z.output<typeof shape>): ConversionConfig | null {
  const { CONVERSION_UPLOAD_URL: url, CONVERSION_UPLOAD_TOKEN: token } = values;
  if (url === undefined && token === undefined) return null;
  if (url === undefined || token === undefined)
    throw new ConfigError(
      '配置有误，未启动：CONVERSION_UPLOAD_URL 和 CONVERSION_UPLOAD_TOKEN 要么都设置，要么都不设置。',
    );
  return {
    url,
    token,
    types: { signUp: values.CONVERSION_TYPE_SIGN_UP, inquiry: values.CONVERSION_TYPE_INQUIRY },
  };
}
