import { ConfigProvider, type ThemeConfig } from 'antd';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useLocale } from 'shared/ui';

/** A custom property of the page's theme. */
const colour = (name: string, fallback: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim() || fallback;

const muted = (): string => colour('--c-muted', '#5c6461');

/** So many pixels at the usual size of text: antd counts in pixels, and does not grow with the text that a browser is set to. */
const scaled = (pixels: number): number =>
  (pixels * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;

const themeOf = (): ThemeConfig => ({
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
  },
});

/** antd's theme from the custom properties of the page, with the nonce that its styles need. */
export function DeskTheme({ children }: { readonly children: ReactNode }): ReactElement {
  const theme = useMemo(() => themeOf(), []);
  const csp = useMemo(() => {
    const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
    return nonce === undefined ? {} : { nonce };
  }, []);
  const isFromRight = /^(ar|he|fa)\b/.test(useLocale());
  return (
    <ConfigProvider theme={theme} csp={csp} direction={isFromRight ? 'rtl' : 'ltr'}>
      {children}
    </ConfigProvider>
  );
}
