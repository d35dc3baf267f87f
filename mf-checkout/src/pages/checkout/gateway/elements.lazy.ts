// Stripe's own packages: loaded when the guest comes near the payment, in hotels whose cards go there.
export { approvePayment, ExpressRow, GatewayCard } from 'shared/ui/card-gateway';
