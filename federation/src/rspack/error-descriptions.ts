/** In place of the federation runtime's sentences for its errors: each error still has its code, its arguments and the address of its page. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
