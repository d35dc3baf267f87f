/** Of Turnstile's script, what is used here. */
export interface Turnstile {
  readonly render: (
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly language: string;
      readonly size: 'flexible';
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => void;
    },
  ) => string | undefined;
  readonly remove: (widget: string) => void;
}

declare global {
  var turnstile: Turnstile | undefined;
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

let loading: Promise<Turnstile> | null = null;

const load = (): Promise<Turnstile> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading = null;
      reject(new Error('Turnstile did not load'));
    };
    script.src = address;
    script.async = true;
    script.onload = () => {
      if (globalThis.turnstile === undefined) fail();
      else resolve(globalThis.turnstile);
    };
    script.onerror = fail;
    document.head.append(script);
  });

/** The provider's script, from its own address and once for the document; after a failure the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  if (globalThis.turnstile !== undefined) return Promise.resolve(globalThis.turnstile);
  loading ??= load();
  return loading;
}
