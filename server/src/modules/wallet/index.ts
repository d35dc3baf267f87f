export { walletOf } from './passes.ts';
export { readWalletKeys } from './read-keys.ts';
export { registerWalletRoutes } from './routes.ts';
