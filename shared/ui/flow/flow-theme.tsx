import { ConfigProvider, type ThemeConfig } from 'antd';
import { directionOf } from '../../domain/index.ts';
import { useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { ThemeContext, type UiColours } from '../theme/theme-context.ts';
import { useLocale } from '../words/use-messages.ts';
import { popupLayer } from './overlay-layer.ts';

const themeOf = (colours: UiColours): ThemeConfig => ({
  token: {
    colorPrimary: colours.primary,
    colorTextLightSolid: colours.onPrimary,
    colorTextBase: colours.ink,
    colorLink: colours.link,
    colorSuccess: colours.positive,
    colorError: colours.negative,
    colorInfo: colours.info,
    colorWarning: colours.warning,
    fontFamily: 'var(--font-text)',
    fontSize: 16,
    controlHeight: 52,
    borderRadius: 8,
    motion: !prefersReducedMotion(),
  },
  components: { Select: { optionSelectedBg: 'var(--c-primary-wash)' } },
});

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** antd's theme from the page's one theme; every part of this door is drawn inside of it. */
export function FlowTheme({ children }: { readonly children: ReactNode }): ReactElement {
  const { colours, nonce } = useContext(ThemeContext);
  const theme = useMemo(() => themeOf(colours), [colours]);
  const csp = useMemo(() => ({ nonce }), [nonce]);
  return (
    <ConfigProvider
      theme={theme}
      csp={csp}
      direction={directionOf(useLocale())}
      getPopupContainer={popupLayer}
    >
      {children}
    </ConfigProvider>
  );
}
