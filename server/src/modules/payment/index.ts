export { createCardGateway } from './create-gateway.ts';
export { createPaystackGateway } from './create-paystack.ts';
export { type CardPayer, createDeclineLimit, type DeclineLimit, purgeDeclines } from './decline-limit.ts';
export { isCardDecline } from './decline-rules.ts';
export type { PaymentEvents } from './events.ts';
export {
  type CardToCharge,
  type Charge,
  type ChargeName,
  type ChargeState,
  gatewayFor,
  gatewayNamed,
  type Gateways,
  type PaymentGateway,
  type StartedCharge,
} from './gateway.ts';
export { registerPaystackRoutes } from './paystack/routes.ts';
export { receivePaystackWebhook } from './paystack/webhook-endpoint.ts';
export {
  changePayment,
  findApprovedPaymentOf,
  findFirstPaymentOf,
  findOpenPaymentOf,
  findPayment,
  findPaymentByReference,
  findPaymentOf,
  insertPayment,
  leaseUnsettledPayments,
  lockPayment,
  type PaymentRow,
  postponePayment,
  settleJob,
} from './repository.ts';
export { requirePaystackKey } from './require-paystack.ts';
export {
  decideAfterFailure,
  decideWhileWaiting,
  isHoldOver,
  isLateMoneyOver,
  isOpen,
  isRightAmount,
  mayBePaid,
  nextQuestionAt,
  openStates,
  type Transition,
  transitions,
} from './rules.ts';
export { registerSimulatorRoutes } from './simulator/routes.ts';
