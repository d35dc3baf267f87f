/** Happens to the window when a page that the server has drawn is taken over: from then on its buttons work. */
export const pageTakenOver = 'page-taken-over';

// Under these a tab keeps what its guest has chosen. A change of the basket's shape is a new version: what an older shell stored is then
// left alone.
export const basketKey = 'booking.basket.v1';
export const clearedBasketKey = 'booking.cleared-basket.v1';
