import type { ConfigProviderProps } from 'antd';
import { languageOf } from '../../domain/index.ts';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** What antd says by itself in the parts that the site uses. */
export interface AntdWords {
  readonly close: string;
  /** Of a table or a list without a row. */
  readonly nothing: string;
}

/**
 * antd's locale from the site's own catalogues, which a browser fetches for the guest's language alone. antd's thirteen files of dates,
 * uploads and colours would be thirteen scripts more, each named with its integrity in the first one.
 */
export const antdLocale = (locale: string, { close, nothing }: AntdWords): AntdLocale => ({
  locale: languageOf(locale),
  global: { close },
  Empty: { description: nothing },
});
