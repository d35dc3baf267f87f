/** Where messages lead to and focus goes. */
export const datesCellId = 'search-dates';
export const roomsCellId = 'search-rooms';
export const submitId = 'search-submit';
