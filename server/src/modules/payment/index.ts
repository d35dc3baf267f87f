export { createChallenge } from './challenge/create-challenge.ts';
export { createCardGateway } from './create-gateway.ts';
export { createPaystackGateway } from './create-paystack.ts';
export {
  cardOfForm,
  type CardPayer,
  type Challenged,
  challengeTokenOf,
  createDeclineLimit,
  type DeclineLimit,
  type DeclineLimitDeps,
  purgeDeclines,
} from './decline-limit.ts';
export { isCardDecline } from './decline-rules.ts';
export { chargeable } from './smallest-charge.ts';
export type { PaymentEvents } from './events.ts';
export { newGatewayReference } from './gateway-reference.ts';
export {
  type CardFacts,
  type CardToCharge,
  gatewayFor,
  gatewayNamed,
  type Gateways,
  type MoneyMoved,
  type MoneySource,
  type Payment,
  type PaymentGateway,
  type PaymentName,
  type PaymentOutcome,
} from './gateway.ts';
export {
  addMovements,
  leftOf,
  listDatedMovements,
  listMovements,
  listMovementsOf,
  missingMovements,
  type Movement,
  paidOf,
  type Sums,
  sumsOf,
} from './ledger.ts';
export { registerPaystackRoutes } from './paystack/routes.ts';
export { receivePaystackWebhook } from './paystack/webhook-endpoint.ts';
export {
  changePayment,
  findFirstPaymentOf,
  findOpenPaymentOf,
  findPaidPaymentOf,
  findPayment,
  findPaymentByGatewayId,
  findPaymentByReference,
  findPaymentOf,
  insertPayment,
  leaseUnsettledPayments,
  lockPayment,
  type PaymentRow,
  postponePayment,
  type SeenPayment,
  settleJob,
  storeGatewayId,
} from './repository.ts';
export { requirePaystackKey } from './require-paystack.ts';
export {
  decideAfterFailure,
  decideWhileWaiting,
  isHoldOver,
  isLateMoneyOver,
  isOpen,
  isPaid,
  isRightAmount,
  mayBePaid,
  nextQuestionAt,
  openStates,
  paidStates,
  unsettledStates,
  type PaymentWay,
  paymentWays,
  type Transition,
  transitions,
} from './rules.ts';
export { createCatchUp } from './stripe/catch-up.ts';
export { purgeEvents } from './stripe/event-repository.ts';
export { handleGatewayEvents } from './stripe/handle-events.ts';
export { registerStripeRoutes } from './stripe/routes.ts';
export { receiveStripeWebhook } from './stripe/webhook-endpoint.ts';
export { registerSimulatorRoutes } from './simulator/routes.ts';
