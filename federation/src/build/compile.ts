import { rspack, type Configuration } from '@rspack/core';

/** Runs one build to its end. Throws an Error with the compiler's messages when it has errors. */
export function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((failure, stats) => {
      const messages =
        stats?.hasErrors() === true ? stats.toString({ preset: 'errors-only', colors: false }) : null;
      compiler.close(() => {
        if (failure !== null) reject(failure);
        else if (messages !== null)
          reject(new Error(`${config.name ?? 'The build'} does not build:\n${messages}`));
        else resolve();
      });
    });
  });
}
