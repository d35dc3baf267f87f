// Bundled by each remote that asks for a card, not shared at run time: it keeps nothing, and what it draws with comes from `shared/ui`.
export { CardForm, type CardFormField, type CardFormProps } from './card-form.tsx';
export { withOneExpiry } from './expiry.ts';
export { SimulatorNotice } from './simulator-notice.tsx';
