export { themeColours, type ThemeColours, colourProperties, themeCss, neutralTheme } from './colours.ts';
export { documentHead, documentTitle, type DocumentHead } from './document-head.ts';
export * from './first-screen.tsx';
export * from './menu-currency.tsx';
export { frameTranslate, type FrameMessageKey, languageCookie } from './messages/en-GB.ts';
export { frameWords } from './messages/words.ts';
export {
  pageTitle,
  mapLink,
  firstScreenModel,
  type FrameStep,
  type FrameLink,
  type ScreenData,
  type DeclaredBlock,
  type FirstScreenModel,
  tableRemote,
} from './model.ts';
export * from './page-frames.tsx';
export {
  matchPage,
  addressOf,
  type ProductPage,
  type PageName,
  type PageDefinition,
  declaredPages,
  type PageMatch,
  noRegistry,
} from '../domain/pages.ts';
export * from './picture.tsx';
export * from './frame-links.tsx';
export * from './site-frame.tsx';
