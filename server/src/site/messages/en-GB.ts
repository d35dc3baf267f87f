/** Said on pages to browsers that cannot run them. */
export const siteMessages = {
  'site.no-script': 'Booking on this page needs JavaScript.',
  'site.no-script.contact':
    'Booking on this page needs JavaScript. You can also book with us directly: {telephone}, {email}.',
  'site.old-browser': 'Your browser is too old for this page. Update it or use another one.',
  'site.old-browser.contact':
    'Your browser is too old for this page. Update it or use another one, or book with us directly: {telephone}, {email}.',
} as const;
