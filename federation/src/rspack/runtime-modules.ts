import { createRequire } from 'node:module';
import type { Compiler } from '@rspack/core';

const plugin = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
const fromPlugin = createRequire(plugin);
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));

/**
 * The two packages of the federation runtime that its plugin puts into a build by their file: as CommonJS, which nothing
 * can be left out of, on the left, and on the right the ES module that each has beside it.
 */
export const runtimeModules: Readonly<Record<string, string>> = Object.fromEntries(
  [
    fromTools.resolve('@module-federation/webpack-bundler-runtime'),
    fromPlugin.resolve('@module-federation/inject-external-runtime-core-plugin'),
  ].map((commonJs) => [commonJs, commonJs.replace(/\.cjs$/, '.js')]),
);

const ofThePlugins = /^@module-federation\/runtime(-tools)?\$?$/;

/**
 * Has the federation runtime bundled from its ES modules: 11 KB less on every page. The only aliases of the build. What
 * the plugins set for the rest of the runtime leads to CommonJS as well; without it, imports are found as usual.
 */
export class RuntimeModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterPlugins.tap('RuntimeModulesPlugin', ({ options }) => {
      const { alias } = options.resolve;
      const own = alias === false ? {} : alias;
      const kept = Object.entries(own ?? {}).filter(([name]) => !ofThePlugins.test(name));
      options.resolve.alias = { ...Object.fromEntries(kept), ...runtimeModules };
    });
  }
}
