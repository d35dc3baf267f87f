import { ConfigProvider, type ThemeConfig } from 'antd';
import { directionOf } from '../../domain/index.ts';
import { useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { uiMessages } from '../messages/en-GB.ts';
import { antdLocale } from '../theme/antd-locale.ts';
import { ThemeContext, type UiColours } from '../theme/theme-context.ts';
import { useLocale, useMessages } from '../words/use-messages.ts';
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
    // `flow.css` gives it the size of the page's text.
    fontSize: 16,
    controlHeight: 52,
    borderRadius: 8,
    motion: !prefersReducedMotion(),
    // antd's own are the primary colour made lighter, a dark grey where that is dark itself.
    controlItemBgActiveHover: 'var(--c-primary-wash)',
  },
  components: { Select: { optionSelectedBg: 'var(--c-primary-wash)' } },
});

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** antd's theme from the page's one theme, and its words from the site's; every part of this door is drawn inside of it. */
export function FlowTheme({ children }: { readonly children: ReactNode }): ReactElement {
  const { colours, nonce } = useContext(ThemeContext);
  const locale = useLocale();
  const text = useMessages(uiMessages);
  // Together, because a language has its own size of text.
  const own = useMemo(
    () => ({
      theme: themeOf(colours),
      direction: directionOf(locale),
      locale: antdLocale(locale, { close: text('ui.close'), nothing: text('ui.no-match') }),
    }),
    [colours, locale, text],
  );
  const csp = useMemo(() => ({ nonce }), [nonce]);
  return (
    <ConfigProvider {...own} csp={csp} getPopupContainer={popupLayer}>
      {children}
    </ConfigProvider>
  );
}
