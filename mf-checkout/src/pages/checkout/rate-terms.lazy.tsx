// What only some hotels say of their rates, in one script.
export { BoardLine } from './board-line.tsx';
export { PaymentTimes } from './payment-times/payment-times.tsx';
