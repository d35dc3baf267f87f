import { ConfigProvider, type ThemeConfig } from 'antd';
import { useInsertionEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { useLocale, useMessages } from 'shared/ui';
import { directionOf } from '../../domain/index.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { antdLocale } from '../theme/antd-locale.ts';
import { scaled } from '../theme/scaled.ts';
import { antdStyles } from './antd-styles.ts';

/** A custom property of the page's theme. */
const colour = (name: string, fallback: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim() || fallback;

const muted = (): string => colour('--c-muted', '#5c6461');

const nonce = (): string | undefined => document.querySelector<HTMLElement>('script[nonce]')?.nonce;

const isBuilt = antdStyles.length > 0;

/** Before all others, as antd puts those that it makes itself: styles of the page may say something else. */
function addStyles(): void {
  const id = 'desk-antd-styles';
  if (!isBuilt || document.getElementById(id) !== null) return;
  const style = document.createElement('style');
  style.id = id;
  style.nonce = nonce() ?? '';
  style.textContent = antdStyles;
  document.head.prepend(style);
}

const themeOf = (): ThemeConfig => ({
  // The class under which all parts share the custom properties: each would have its own otherwise, and make them anew.
  cssVar: { key: 'desk-antd' },
  zeroRuntime: isBuilt,
  token: {
    colorPrimary: colour('--c-primary', '#1f3a37'),
    colorTextBase: colour('--c-ink', '#1d2422'),
    colorTextPlaceholder: muted(),
    colorTextDescription: muted(),
    colorTextDisabled: muted(),
    colorLink: colour('--c-link', '#1f3a37'),
    fontFamily: 'var(--font-text)',
    colorError: colour('--c-negative', '#a32020'),
    fontSize: scaled(16),
    controlHeight: scaled(44),
    borderRadius: 8,
    motion: false,
    // As below, while the keys or the pointer are on the chosen one.
    controlItemBgActiveHover: 'var(--c-primary-wash)',
  },
  // antd's own is the primary colour made lighter, a dark grey where that is dark itself.
  components: { Select: { optionSelectedBg: 'var(--c-primary-wash)', optionSelectedColor: 'var(--c-ink)' } },
});

/** antd's theme from the custom properties of the page, with the nonce that its styles need; its words are the site's. */
export function DeskTheme({ children }: { readonly children: ReactNode }): ReactElement {
  const locale = useLocale();
  const text = useMessages(uiMessages);
  useInsertionEffect(addStyles, []);
  // Together, because a language has its own size of text.
  const own = useMemo(
    () => ({
      theme: themeOf(),
      direction: directionOf(locale),
      locale: antdLocale(locale, { close: text('ui.close'), nothing: text('ui.no-match') }),
    }),
    [locale, text],
  );
  const csp = useMemo(() => {
    const own = nonce();
    return own === undefined ? {} : { nonce: own };
  }, []);
  return (
    <ConfigProvider {...own} csp={csp}>
      {children}
    </ConfigProvider>
  );
}
