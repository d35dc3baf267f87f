import type { FastifyReply } from 'fastify';

/** product.md 2: assets are served under /ClientApp/. Not named by its content: the servers of a fleet may be of two releases. */
export const iconPath = '/ClientApp/icon.svg';

// A key on a tag, drawn in the colours of the neutral theme.
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f3a37"/><g fill="none" stroke="#faf8f4" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="4.5"/><path d="m15.5 15.5 8 8m-3-3 2.5-2.5"/></g></svg>`;

/** The site's icon, for a browser tab. */
export const sendIcon = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon);
