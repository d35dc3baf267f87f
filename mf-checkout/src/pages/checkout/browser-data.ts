import type { BrowserData } from './create-request.ts';

/** What product.md 7 sends of the browser, as text; empty where a browser does not provide it. */
export const browserData = (now: Date): BrowserData => ({
  colorDepthInBits: String(globalThis.screen.colorDepth),
  javaScriptEnabled: 'true',
  browserLanguage: navigator.language,
  screenHeight: String(globalThis.screen.height),
  screenWidth: String(globalThis.screen.width),
  userAgent: navigator.userAgent.slice(0, 1000),
  timezoneOffSet: String(now.getTimezoneOffset()),
});
