import { rspack } from '@rspack/core';

// Keeps every renderer that comes, so that the refresh runtime of a remote, which starts later than React, finds it
// (stack, section 4: without it a remote's component does not re-render).
const hook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= { renderers: new Map(), supportsFiber: true, n: 0,
  inject(r) { const id = ++this.n; this.renderers.set(id, r); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };`;

/** Development only: puts the hook in front of everything in the shell's first script. */
export function devtoolsHookBanner(): InstanceType<typeof rspack.BannerPlugin> {
  return new rspack.BannerPlugin({ banner: hook, raw: true, entryOnly: true, test: /main\.js$/ });
}
