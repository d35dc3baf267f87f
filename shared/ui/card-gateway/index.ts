// Bundled by each remote that asks for a card, in a part that is loaded when the guest comes to it: few hotels' pages need it.
export { type CardUse } from './charge.ts';
export { ExpressRow, type WalletPayer, type WalletPayment } from './express-row.tsx';
export { GatewayCard, type TakeToken } from './gateway-card.tsx';
export { approvePayment } from './load-stripe.ts';
