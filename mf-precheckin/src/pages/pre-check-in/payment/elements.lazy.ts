// Stripe's own packages: loaded with the step, in hotels whose cards go there.
export { approvePayment, GatewayCard } from 'shared/ui/card-gateway';
