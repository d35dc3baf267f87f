import { rspack, type Configuration } from '@rspack/core';

type DevServerOptions = Exclude<NonNullable<Configuration['devServer']>, false>;

/** A part of a site: other pages than its own take its files, and its news of changes, from `origin`. */
export function devServerOptions(origin: string): DevServerOptions {
  const port = Number(new URL(origin).port);
  return {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    static: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
    },
  };
}

/**
 * An app by itself, at http://localhost:3100 (`--port`). What it asks of a site is answered by the one of `npm start` here, or
 * by another one (`--env site=https://…`).
 */
export function standaloneOptions(site = 'http://localhost:3000'): DevServerOptions {
  return {
    port: 3100,
    host: 'localhost',
    hot: true,
    static: false,
    historyApiFallback: true,
    proxy: [
      {
        context: ['/api', '/ClientApp'],
        target: site,
        changeOrigin: true,
        // A site takes changes from its own pages only.
        headers: { origin: new URL(site).origin },
      },
    ],
  };
}

/** The page of an app by itself; on a site the server draws one. */
export function standalonePage(title: string): InstanceType<typeof rspack.HtmlRspackPlugin> {
  return new rspack.HtmlRspackPlugin({
    templateContent: `<!doctype html><html lang="en-GB"><head><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><div id="root"></div></body></html>`,
  });
}
