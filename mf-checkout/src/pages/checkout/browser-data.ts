import type { CreateRequest } from 'shared/contracts';

export type AddWhenSent = (now: Date) => Pick<CreateRequest, 'browserData' | 'challengeToken'>;

/** What product.md 7 sends of the browser, as text; empty where a browser does not provide it. */
export const addBrowserData = (now: Date): ReturnType<AddWhenSent> => ({
  browserData: {
    colorDepthInBits: String(globalThis.screen.colorDepth),
    javaScriptEnabled: 'true',
    browserLanguage: navigator.language,
    screenHeight: String(globalThis.screen.height),
    screenWidth: String(globalThis.screen.width),
    userAgent: navigator.userAgent.slice(0, 1000),
    timezoneOffSet: String(now.getTimezoneOffset()),
  },
});
